/** Made by words-plugin.ts from the folders of src/tidefall/words. */

declare module 'virtual:words' {
  export const LANGUAGES: Readonly<Record<string, { name: string; load: () => Promise<{ default: string }> }>>;
}
