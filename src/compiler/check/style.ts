import type { Heading, Link, Paragraph, Root, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Problem } from '#core/errors.ts';
import { isAsks } from '../markdown/asks.ts';
import { isChange } from '../markdown/changeDirective.ts';
import { createContext, report, type PageContext } from '../markdown/context.ts';
import { isTypeScript } from '../markdown/onlyTypeScript.ts';
import { isSymptom } from '../markdown/symptoms.ts';
import { SET_IDS } from '../markdown/headings.ts';
import { readMarkdown } from '../markdown/parse.ts';

/** Longer ones say two things. Inline code counts as one word. */
const SENTENCE_WORDS = 28;

/** A reader who came for an example has seen this much text of it at most. */
const WORDS_BEFORE_EXAMPLE = 80;

/** What documentation is better without, and what to do instead. */
const BANNED: readonly { words: RegExp; remedy: string }[] = [
  {
    words: /\b(simply|easily|obviously|of course|effortless(?:ly)?|straightforward)\b/i,
    remedy: 'Leave it out: what is easy for one reader is not for another.',
  },
  {
    words: /\b(powerful|seamless(?:ly)?|robust|blazing|cutting-edge|rich set|out of the box)\b/i,
    remedy: 'Say what it does, not how good it is.',
  },
  {
    words: /\b(please|note that|keep in mind|it is worth noting|as you can see)\b/i,
    remedy: 'Leave it out: say the thing itself.',
  },
  {
    words: /\b(we|we're|we'll|our|us|let's)\b/i,
    remedy: 'Speak of the reader ("you") or of the component.',
  },
  { words: /\b(utili[sz]e[sd]?|leverages?|in order to)\b/i, remedy: 'Write "use" or "to".' },
  { words: /(?<=[\p{L}\d)])!(?=\s|$)/u, remedy: 'End the sentence with a full stop.' },
  {
    words:
      /\b(?:\w*(?:colour|behaviour|favour|neighbour|honour)\w*|centred?|grey|whilst|amongst|(?:to|after|back|for|up|down)wards|(?:cancel|label|travel|model)l(?:ed|ing)|(?:custom|initial|organ|serial|normal|optim|recogn|summar|synchron|virtual|minim|maxim|local|capital|categor|priorit|visual|standard|general)is(?:e[ds]?|ing|ation))\b/i,
    remedy: 'Spell it as Americans do.',
  },
  { words: /\b(?:mend(?:s|ed|ing)?|anew)\b/i, remedy: 'Write "fix", "again", or what is done.' },
  { words: /\bunder way\b/i, remedy: 'Write "in progress".' },
  {
    words:
      /(?<!\bthere )\b(?:is|are) no (?!longer|more|less|fewer|different)\w+ (?:of|that|with|for)\b/i,
    remedy: 'Write "is not a …".',
  },
  {
    words: /\b(?:has|have|had) not(?=[.,;:?]|$| (?:a|an|any|the)\b)/i,
    remedy: 'Write "does not have".',
  },
  {
    words: /\b(?:readers?|users?|people|listeners?|handlers?|components?|grids?|trees?) hears?\b/i,
    remedy: 'Write "announces" of a screen reader, and "receives" or "is called" of code.',
  },
  {
    words:
      /(?<=^|[.?] )(?:One (?:is|has|can|may|must|above|below|at|in|with|without|who|which|that|for|from)|That (?:one|of|with|in|for|above|below|which))\b/,
    remedy: 'Name the thing: a sentence does not begin with "one" or "that" in its place.',
  },
  {
    words: /\busers?\b.*\bpeople\b|\bpeople\b.*\busers?\b/i,
    remedy: 'Call them by one word in a paragraph.',
  },
];

/** A colon in the place of "because" or "so"; code before it is a term that the rest explains. */
const SPLICE =
  /(?<!\bCode)(?<=[\p{Ll}\d)]): (?:it|they|this|that|these|those|there|you|the|a|an|each|every|no|both)\b/u;

/** Texts of links that say nothing to a reader who hears only the links. */
const EMPTY_LINK = /^(?:here|this|this page|link|click here|read more|more|see)$/i;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * What of the rules of writing can be checked by a machine (`docs/writing.md`, Order and voice).
 * @param page `ofComponents`: it is about components, so its readers come for an example.
 */
export function checkStyle(page: {
  file: string;
  markdown: string;
  ofComponents: boolean;
}): Problem[] {
  const { tree: whole } = readMarkdown(page.markdown);
  // What readers ask is in their words, and neither that nor the kind of a change is shown.
  const tree: Root = {
    ...whole,
    children: whole.children.filter((node) => !isAsks(node) && !isChange(node)),
  };
  const context = createContext(page.file);
  visit(tree, 'paragraph', (node) => checkParagraph(node, context));
  visit(tree, 'link', (node) => checkLinkText(node, context));
  visit(tree, 'heading', (node) => checkHeading(node, context));
  checkSections(tree, context);
  checkColons(tree, context);
  if (page.ofComponents) checkFirstExample(tree, context);
  return context.problems;
}

function checkParagraph(node: Paragraph, context: PageContext): void {
  // A line break would end a sentence, and a small letter after a full stop would not begin one.
  const text = proseOf(node).replaceAll('\n', ' ');
  for (const { segment } of sentences.segment(text)) {
    const count = countWords(segment);
    if (count <= SENTENCE_WORDS) continue;
    report(context, node, {
      message: `A sentence has ${count} words: "${beginOf(segment)}".`,
      remedy: `Make two of it; ${SENTENCE_WORDS} words are the most.`,
    });
  }
  for (const { words, remedy } of BANNED) {
    const match = words.exec(text);
    if (match === null) continue;
    const place = beginOf(text.slice(Math.max(0, match.index - 20)));
    report(context, node, { message: `"${match[0]}" in "${place}".`, remedy });
  }
}

function checkLinkText(node: Link, context: PageContext): void {
  const text = toString(node).trim();
  if (!EMPTY_LINK.test(text)) return;
  const remedy = 'Name what the link leads to.';
  report(context, node, { message: `A link is called "${text}".`, remedy });
}

function checkHeading(node: Heading, context: PageContext): void {
  const text = titleOf(node);
  if (!/[.:!,;]$/.test(text)) return;
  const remedy = 'A heading is no sentence: leave the mark out.';
  report(context, node, { message: `The heading "${text}" ends with "${text.at(-1)}".`, remedy });
}

const titleOf = (node: Heading): string => toString(node).replace(SET_IDS, '').trim();

/** Sections have text, levels are not skipped, and a demo is introduced by a sentence. */
function checkSections(tree: Root, context: PageContext): void {
  let level = 1;
  for (const [at, node] of tree.children.entries()) {
    const next = tree.children[at + 1];
    if (node.type !== 'heading') continue;
    if (node.depth > level + 1) {
      const message = `A heading of level ${node.depth} follows one of level ${level}.`;
      report(context, node, { message, remedy: 'Do not skip a level.' });
    }
    level = node.depth;
    if (next === undefined || (next.type === 'heading' && next.depth <= node.depth)) {
      const message = `The section "${titleOf(node)}" has no text.`;
      report(context, node, { message, remedy: 'Write it, or take the heading out.' });
    } else if (isDemo(next)) {
      const message = `The demo "${next.attributes?.['name'] ?? ''}" stands right under a heading.`;
      report(context, next, { message, remedy: 'Say first what it shows and what to do.' });
    }
  }
}

/** One of them in a section is a matter of taste, the next one a habit. */
function checkColons(tree: Root, context: PageContext): void {
  let count = 0;
  visit(tree, (node) => {
    if (node.type === 'heading') count = 0;
    const text = node.type === 'paragraph' ? withoutTerm(node).replaceAll('\n', ' ') : '';
    const match = SPLICE.exec(text);
    if (match === null) return;
    count += 1;
    if (count === 1) return;
    const place = beginOf(text.slice(Math.max(0, match.index - 20)));
    const remedy = 'Write "because" or "so", or make two sentences of it.';
    report(context, node, { message: `Another colon joins two sentences: "${place}".`, remedy });
  });
}

/** A paragraph without the bold term that it explains. */
const withoutTerm = (node: Paragraph): string =>
  proseOf(
    node.children[0]?.type === 'strong' ? { ...node, children: node.children.slice(1) } : node,
  );

function checkFirstExample(tree: Root, context: PageContext): void {
  const at = tree.children.findIndex(isExample);
  const before = at === -1 ? tree.children : tree.children.slice(0, at);
  const count = countWords(before.map(proseOf).join(' '));
  const [first] = tree.children;
  if (count <= WORDS_BEFORE_EXAMPLE || first === undefined) return;
  const message =
    at === -1 ? 'The page has no example.' : `The first example stands after ${count} words.`;
  const remedy = `Show a demo, code, or the install command within ${WORDS_BEFORE_EXAMPLE} words.`;
  report(context, first, { message, remedy });
}

const isDemo = (node: RootContent): node is LeafDirective =>
  node.type === 'leafDirective' && node.name === 'demo';

const isExample = (node: RootContent): boolean =>
  node.type === 'code' ||
  (node.type === 'leafDirective' && node.name !== 'api') ||
  (node.type === 'containerDirective' && node.name === 'tabs');

/** The words of a node; code and keys count as one word each. */
function proseOf(node: RootContent): string {
  const isCode = node.type === 'inlineCode' || node.type === 'textDirective';
  if (isCode && !isTypeScript(node) && !isSymptom(node)) return 'Code';
  if (node.type === 'text') return node.value;
  if (node.type === 'code' || !('children' in node)) return '';
  const parts = node.children.map(proseOf);
  return parts.join(node.type === 'list' || node.type === 'table' ? ' ' : '');
}

const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

function beginOf(text: string): string {
  const words = text.trim().split(/\s+/);
  return words.length > 8 ? `${words.slice(0, 8).join(' ')} …` : words.join(' ');
}
