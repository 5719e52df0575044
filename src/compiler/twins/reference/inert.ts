import type { Nodes, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit, SKIP } from 'unist-util-visit';
import { codeSpan, escapeText, fence } from './syntax.ts';

const parser = unified().use(remarkParse).use(remarkGfm);
const parse = (markdown: string): Root => parser.parse(markdown) as Root;

/** Signs without which a text needs no edit: most descriptions have none, and parsing is slow. */
const SUSPECT = /[<#[\]~@]|```|https?:|www\.|^\s*(=+|-+)\s*$/m;

/** Each round opens one level of what is nested; a text that needs more is shown without any marks. */
const MOST_ROUNDS = 20;

/** A change of the source text between two offsets. */
interface Edit {
  from: number;
  to: number;
  text: string;
}

/**
 * A description from a package as Markdown that stays inside the place it is put: HTML is text, headings are
 * paragraphs, pictures are their texts, fences are closed, and only https links stay links. The rest is as written.
 */
export function inert(markdown: string): string {
  let text = markdown.trim();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const edits = SUSPECT.test(text) ? editsOf(text) : [];
    if (edits.length === 0) return text;
    for (const { from, to, text: next } of edits.toReversed()) {
      text = text.slice(0, from) + next + text.slice(to);
    }
  }
  return escapeText(markdown.trim());
}

/** The same in one line, for a table's cell or an item's head: blocks follow each other. */
export function inertLine(markdown: string): string {
  const text = inert(markdown);
  if (!/[\n`>*+-]/.test(text)) return text;
  return parse(text)
    .children.map((node) => lineOf(node, text))
    .join(' ');
}

function lineOf(node: RootContent, text: string): string {
  if (node.type === 'code') return codeSpan(node.value);
  if (node.type === 'list') {
    const items = node.children.map((item) =>
      item.children.map((child) => lineOf(child, text)).join(' '),
    );
    return items.join('; ');
  }
  if (node.type === 'blockquote')
    return node.children.map((child) => lineOf(child, text)).join(' ');
  return node.type === 'paragraph' ? sourceOf(node, text).replace(/\s*\n\s*/g, ' ') : '';
}

function sourceOf(node: Nodes, text: string): string {
  const { from, to } = spanOf(node);
  return text.slice(from, to);
}

/** @throws never for what the parser made: it notes the place of every node. */
function spanOf({ position }: Nodes): { from: number; to: number } {
  const { start, end } = position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) {
    throw new Error('A node of parsed Markdown has no place.');
  }
  return { from: start.offset, to: end.offset };
}

/** Edits that do not overlap, in order; what is inside of an edited node comes in the next round. */
function editsOf(text: string): Edit[] {
  const edits: Edit[] = [];
  visit(parse(text), (node, _, parent) => {
    // a fence ends with the item it stands in
    if (node.type === 'code' && parent?.type !== 'root') return undefined;
    const replaced = replacement(node, text);
    if (replaced === undefined || replaced === sourceOf(node, text)) return undefined;
    edits.push({ ...spanOf(node), text: replaced });
    return SKIP;
  });
  return edits;
}

function replacement(node: Nodes, text: string): string | undefined {
  const source = () => sourceOf(node, text);
  switch (node.type) {
    case 'html':
      return source().replace('<', '\\<');
    case 'heading':
      return `${innerOf(node, text)}\n`;
    case 'image':
    case 'imageReference':
      return escapeText(node.alt ?? '');
    case 'definition':
    case 'footnoteDefinition':
      return '';
    case 'linkReference':
    case 'footnoteReference':
      return source().replace('[', '\\[');
    case 'link':
      if (node.url.startsWith('https://')) return undefined;
      return source().startsWith('[') ? innerOf(node, text) : codeSpan(toString(node));
    case 'code':
      return isClosed(source()) ? undefined : fence(node.value, node.lang ?? '');
    default:
      return undefined;
  }
}

function innerOf(node: Extract<Nodes, { children: unknown[] }>, text: string): string {
  const first = node.children[0];
  const last = node.children.at(-1);
  return first === undefined || last === undefined
    ? ''
    : text.slice(spanOf(first).from, spanOf(last).to);
}

/** A fence that the text does not close would swallow what comes after. Indented code has none. */
function isClosed(source: string): boolean {
  const marks = /^(`{3,}|~{3,})/.exec(source)?.[1];
  if (marks === undefined) return true;
  const last = source.split('\n').slice(1).at(-1)?.trim() ?? '';
  return last.startsWith(marks) && /^(`+|~+)$/.test(last);
}
