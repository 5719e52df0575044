/*
 * The little Markdown that twins are made of. Texts of ours are escaped, texts of the packages go through `inert.ts`.
 */

/** Text as code; with longer marks than those in it. Line breaks become spaces, as readers of Markdown see them. */
export function codeSpan(text: string): string {
  const line = text.replace(/\s*\n\s*/g, ' ');
  const marks = '`'.repeat(longestRun(line) + 1);
  // a space that Markdown takes away again: a mark must not touch a mark, and spaces at both ends would be lost
  const padding = /^`|`$|^ .*\S.* $/.test(line) ? ' ' : '';
  return `${marks}${padding}${line}${padding}${marks}`;
}

/** A block of code, fenced by more marks than any run in it. */
export function fence(code: string, language = ''): string {
  const marks = '`'.repeat(Math.max(3, longestRun(code) + 1));
  return `${marks}${language}\n${code}\n${marks}`;
}

const longestRun = (text: string): number =>
  Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));

/** Plain text that must mean nothing to Markdown. */
export const escapeText = (text: string): string =>
  text
    .replace(/[\\`*_~[\]<>|&#]/g, (sign) => `\\${sign}`)
    .replace(/^(\s*)([-+=])/, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/, '$1\\$2');

export const link = (text: string, href: string): string =>
  `[${text}](${/[\s()<>]/.test(href) ? `<${href.replace(/[<>]/g, encodeURIComponent)}>` : href})`;

/** Lines after the first belong to the item. */
const listItem = (markdown: string): string => `- ${markdown.replace(/\n(?=[^\n])/g, '\n  ')}`;

export const list = (items: readonly string[]): string => items.map(listItem).join('\n');

/** A table whose cells are Markdown in one line; pipes in them, also in code, are escaped (GFM, Tables). */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(printCell).join(' | ')} |`;
  return [line(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

const printCell = (markdown: string): string =>
  markdown.replace(/\s*\n\s*/g, ' ').replace(/(?<!\\)((?:\\\\)*)\|/g, '$1\\|');

/** Blocks that have something to say, with an empty line between. */
export const joinBlocks = (blocks: readonly (string | undefined)[]): string =>
  blocks.filter((block) => block !== undefined && block !== '').join('\n\n');
