/** Sentences with gaps. */

export type Values = Record<string, string | number>;

/** `{name}` is replaced by a value; `{n|one|many}` follows the number n. */
export function filled(text: string, values: Values): string {
  return text.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (_, name: string, one?: string, many?: string) => {
    const value = values[name] ?? '';
    if (many === undefined) return String(value);
    return Number(value) === 1 ? (one ?? '') : many;
  });
}
