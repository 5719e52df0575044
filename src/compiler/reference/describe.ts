import type { ElementContent } from 'hast';
import { LRUCache } from 'lru-cache';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { cutAtWord } from '#core/cutAtWord.ts';
import { elementsOf } from '../markdown/render.ts';

const parser = unified().use(remarkParse).use(remarkGfm);

/**
 * A description from a package. It is text from outside: HTML in it (`<circle />`) is shown as text, and only
 * https links stay links.
 */
export async function describe(markdown: string): Promise<ElementContent[]> {
  if (markdown.trim() === '') return [];
  const made = described.get(markdown) ?? (await elementsIn(markdown));
  described.set(markdown, made);
  // Each page places elements of its own.
  return structuredClone(made);
}

/** Three of four descriptions have been read before, for another component. */
const described = new LRUCache<string, ElementContent[]>({ max: 10_000 });

async function elementsIn(markdown: string): Promise<ElementContent[]> {
  const tree = parser.parse(markdown) as Root;
  visit(tree, (node, index, parent) => {
    if (parent === undefined || index === undefined) return;
    if (node.type === 'html') {
      parent.children[index] = { type: 'text', value: node.value };
    } else if (node.type === 'heading') {
      parent.children[index] = { type: 'paragraph', children: node.children };
    } else if (node.type === 'image') {
      parent.children[index] = { type: 'text', value: node.alt ?? '' };
    } else if (node.type === 'link' && !node.url.startsWith('https://')) {
      parent.children.splice(index, 1, ...(node.children as never[]));
    }
  });
  const { children } = await elementsOf(tree);
  return children.filter(
    (node): node is ElementContent =>
      node.type === 'element' || (node.type === 'text' && node.value.trim() !== ''),
  );
}

/** The description, unless the page's summary of at most `length` characters has said all of it already. */
export function describeRest(markdown: string, length: number): Promise<ElementContent[]> {
  const whole = markdown.replace(/[`*_]/g, '').replace(/\s+/g, ' ').trim();
  return describe(summarize(markdown, length) === whole ? '' : markdown);
}

/** How long a page's summary may be: what search engines show. */
export const SUMMARY_LENGTH = 160;

/** A description in one line of plain text, at most `length` characters, for a page's description and for lists. */
export function summarize(markdown: string, length: number): string {
  const text = markdown
    .replace(/```[\s\S]*?```/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*_]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const [first = ''] = text.split(/(?<=[.!?])\s/);
  const sentence = first === '' ? text : first;
  return cutAtWord(sentence, length);
}
