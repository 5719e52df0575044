import type { SectionCode } from '#core/search/text/section.ts';

/** What a part of a twin says, taken apart. */
export interface PlainParts {
  /** On one line. */
  text: string;
  /** Names in its code, each once. */
  identifiers: string[];
  /** The shortest code that is short enough to be an answer. */
  code?: SectionCode;
}

const FENCE = /^( *)(`{3,}|~{3,})(.*)\n([\s\S]*?)\n\1\2 *$/gm;

/** What the twin adds to the author's text. */
const ADDED_LINES = /^(?:Answers: .*|Example: \[.*)$/gm;

/** Languages whose code somebody would copy. */
const COPIED = /^(?:tsx?|jsx?|css|bash|diff|json|html)$/;

/** More lines are an example to read, not an answer. */
const SHORT_LINES = 14;

/** `rowHeight`, `DataGrid`, `use-tree-item`: what stands for something in the packages. */
const IDENTIFIER = /\b(?:[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|[A-Z]{2,}_\w+)\b/g;

/** Reads a part of a page's Markdown twin. */
export function plainParts(markdown: string): PlainParts {
  const fences = [...markdown.matchAll(FENCE)].map(([, , , info = '', text = '']) => ({
    language: info.trim().split(' ')[0] ?? '',
    text,
  }));
  const short = fences
    .filter(({ language, text }) => COPIED.test(language) && text.split('\n').length <= SHORT_LINES)
    .toSorted((a, b) => a.text.length - b.text.length);
  const code = short[0];
  const identifiers = fences.flatMap(({ text }) => text.match(IDENTIFIER) ?? []);
  return {
    text: plainLine(markdown.replace(FENCE, '')),
    identifiers: [...new Set(identifiers)],
    ...(code !== undefined && { code }),
  };
}

const plainLine = (markdown: string): string =>
  markdown
    .replace(ADDED_LINES, '')
    .replace(/^#{1,6} .*$/gm, '')
    .replace(/^\|[-:| ]+\|$/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^ *(?:[-*] |\d+\. |> ?)/gm, '')
    .replace(/\*\*|`/g, '')
    .replace(/\\([\\`*_~[\]<>|&#.)+=-])/g, '$1')
    .replace(/^\| (.*) \|$/gm, (_, cells: string) => `${cells.split(/ +\| +/).join(' · ')}.`)
    .replace(/\s+/g, ' ')
    .trim();
