/** The markdown that our rules are written in: headings, lists in lists, tables, paragraphs, bold, italic, code, links.
 *
 * Everything is escaped before it is marked up, so that a text can never bring markup of its own.
 */

export interface Section {
  /** The id of a rule such as "S-5.2", or of a heading. */
  id: string;
  title: string;
  /** Plain words, for the search. */
  text: string;
}

export interface Rendered {
  html: string;
  sections: Section[];
}

const RULE = /^\*\*([A-Z]{1,4}-\d+(?:\.\d+)*[a-z]?)\b\.?\s*([^*]*)\*\*/;
const REFERENCE = /\b[A-Z]{1,4}-\d+(?:\.\d+)*[a-z]?\b/g;

export function render(source: string): Rendered {
  const lines = source.replace(/\r\n?/g, '\n').split('\n');
  const known = new Set<string>();
  for (const line of lines) {
    const id = RULE.exec(line.replace(/^[\s|]*(?:[-*]\s+|\d+\.\s+)?/, ''))?.[1];
    if (id) known.add(id);
  }
  const writer = new Writer(known);
  writer.blocks(lines);
  return { html: writer.html.join('\n'), sections: writer.sections };
}

class Writer {
  html: string[] = [];
  sections: Section[] = [];
  #used = new Set<string>();

  constructor(readonly known: Set<string>) {}

  blocks(lines: string[]): void {
    let at = 0;
    while (at < lines.length) {
      const line = lines[at] ?? '';
      if (!line.trim()) at += 1;
      else if (line.startsWith('```')) at = this.#code(lines, at);
      else if (/^#{1,6}\s/.test(line)) at = this.#heading(line, at);
      else if (/^\s*([-*_])(\s*\1){2,}\s*$/.test(line)) {
        this.html.push('<hr />');
        at += 1;
      } else if (isTable(lines, at)) at = this.#table(lines, at);
      else if (marker(line)) at = this.#list(lines, at);
      else if (line.startsWith('>')) at = this.#quote(lines, at);
      else at = this.#paragraph(lines, at);
    }
  }

  #heading(line: string, at: number): number {
    const [, marks = '#', words = ''] = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line) ?? [];
    const level = Math.min(marks.length, 6);
    const id = this.#claim(slug(words));
    this.sections.push({ id, title: plainWords(words), text: plainWords(words) });
    this.html.push(`<h${level} id="${id}">${this.#inline(words)}</h${level}>`);
    return at + 1;
  }

  #code(lines: string[], at: number): number {
    let end = at + 1;
    while (end < lines.length && !lines[end]?.startsWith('```')) end += 1;
    this.html.push(`<pre tabindex="0"><code>${escape(lines.slice(at + 1, end).join('\n'))}</code></pre>`);
    return end + 1;
  }

  #quote(lines: string[], at: number): number {
    let end = at;
    while (lines[end]?.startsWith('>')) end += 1;
    this.html.push('<blockquote>');
    this.blocks(lines.slice(at, end).map((line) => line.replace(/^>\s?/, '')));
    this.html.push('</blockquote>');
    return end;
  }

  #table(lines: string[], at: number): number {
    let end = at;
    while (lines[end]?.includes('|') && lines[end]?.trim()) end += 1;
    const rows = lines.slice(at, end).map(cells);
    const head = (rows[0] ?? [])
      .map((cell) => (cell ? `<th scope="col">${this.#inline(cell)}</th>` : '<td></td>'))
      .join('');
    const body = rows.slice(2).map((row) => `<tr>${row.map((cell) => this.#cell(cell)).join('')}</tr>`);
    this.html.push(
      `<div class="wide" tabindex="0" role="group"><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`,
    );
    return end;
  }

  #cell(cell: string): string {
    const anchor = this.#anchor(cell);
    return `<td${anchor}>${this.#inline(cell)}</td>`;
  }

  #list(lines: string[], at: number): number {
    const first = marker(lines[at] ?? '');
    if (!first) return at + 1;
    const tag = first.ordered ? 'ol' : 'ul';
    const start = first.ordered && first.start !== 1 ? ` start="${first.start}"` : '';
    this.html.push(`<${tag}${start}>`);
    let end = at;
    while (end < lines.length) {
      const next = marker(lines[end] ?? '');
      if (next?.indent !== first.indent || next.ordered !== first.ordered) break;
      end = this.#item(lines, end, next.indent, next.body);
      while (end < lines.length && !lines[end]?.trim() && marker(lines[end + 1] ?? '')?.indent === first.indent)
        end += 1;
    }
    this.html.push(`</${tag}>`);
    return end;
  }

  /** An item is its first line and everything under it that is further in. */
  #item(lines: string[], at: number, indent: number, body: string): number {
    const inner = [body];
    let end = at + 1;
    while (end < lines.length) {
      const line = lines[end] ?? '';
      const blank = !line.trim();
      const deeper = indentOf(line) > indent;
      if (blank && indentOf(lines[end + 1] ?? '') <= indent) break;
      if (!blank && !deeper) break;
      inner.push(line);
      end += 1;
    }
    const depth = Math.min(
      ...inner
        .slice(1)
        .filter((line) => line.trim())
        .map(indentOf),
    );
    const flat = inner.map((line, index) => (index === 0 ? line : line.slice(Math.min(depth, indentOf(line)))));
    const lead = leadOf(flat);
    this.html.push(`<li${this.#anchor(lead.join(' '))}>${this.#inline(lead.join(' '))}`);
    this.blocks(flat.slice(lead.length));
    this.html.push('</li>');
    return end;
  }

  #paragraph(lines: string[], at: number): number {
    const lead = leadOf(lines.slice(at));
    const words = lead.join(' ');
    this.html.push(`<p${this.#anchor(words)}>${this.#inline(words)}</p>`);
    return at + lead.length;
  }

  /** A rule begins with its bold id: there one can jump to. */
  #anchor(words: string): string {
    const found = RULE.exec(words);
    if (!found?.[1] || this.#used.has(found[1])) return '';
    const id = this.#claim(found[1]);
    this.sections.push({ id, title: plainWords(`${found[1]} ${found[2] ?? ''}`).trim(), text: plainWords(words) });
    return ` id="${id}" class="rule"`;
  }

  #claim(wanted: string): string {
    let id = wanted || 'part';
    for (let count = 2; this.#used.has(id); count += 1) id = `${wanted}-${count}`;
    this.#used.add(id);
    return id;
  }

  #inline(words: string): string {
    const parts = words.split(/(`[^`]+`)/);
    return parts
      .map((part) =>
        part.startsWith('`') && part.length > 1 ? `<code>${escape(part.slice(1, -1))}</code>` : this.#marked(part),
      )
      .join('');
  }

  #marked(words: string): string {
    return escape(words)
      .replace(/\[([^\]]+)\]\((https?:\/\/[^)\s]+|\/[^)\s]*|#[^)\s]+)\)/g, '<a href="$2">$1</a>')
      .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
      .replace(/(^|[\s(])\*([^*\s][^*]*)\*/g, '$1<em>$2</em>')
      .replace(REFERENCE, (id, offset: number, whole: string) => {
        const opened = whole.lastIndexOf('<', offset) > whole.lastIndexOf('>', offset);
        return this.known.has(id) && !opened ? `<a href="#${id}">${id}</a>` : id;
      });
  }
}

interface Marker {
  indent: number;
  ordered: boolean;
  start: number;
  body: string;
}

function marker(line: string): Marker | null {
  const found = /^(\s*)(?:([-*+])|(\d{1,3})[.)])\s+(.*)$/.exec(line);
  if (!found) return null;
  return {
    indent: found[1]?.length ?? 0,
    ordered: found[3] !== undefined,
    start: Number(found[3] ?? 1),
    body: found[4] ?? '',
  };
}

/** The lines of the paragraph that stands at the beginning. */
function leadOf(lines: string[]): string[] {
  const end = lines.findIndex(
    (line, index) =>
      index > 0 && (!line.trim() || marker(line) !== null || /^(#{1,6}\s|```|>)/.test(line) || isTable(lines, index)),
  );
  return (end < 0 ? lines : lines.slice(0, end)).map((line) => line.trim());
}

function isTable(lines: string[], at: number): boolean {
  return (
    (lines[at]?.includes('|') ?? false) && /^\s*\|?\s*:?-{2,}:?\s*(\|\s*:?-{2,}:?\s*)*\|?\s*$/.test(lines[at + 1] ?? '')
  );
}

function cells(line: string): string[] {
  const bare = line.trim().replace(/^\|/, '').replace(/\|$/, '');
  return bare.split(/(?<!\\)\|/).map((cell) => cell.trim().replace(/\\\|/g, '|'));
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function slug(words: string): string {
  return plainWords(words)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function plainWords(words: string): string {
  return words
    .replace(/[*`]/g, '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .trim();
}

function escape(words: string): string {
  return words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
