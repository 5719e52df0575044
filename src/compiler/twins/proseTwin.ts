import type { Nodes, Root, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { plannedMessages } from '#content/messages/planned.ts';
import type { TwinVariant } from '#core/twins/markdownTwin.ts';
import { isAsks } from '../markdown/asks.ts';
import { readRequest } from '../markdown/apiDirective.ts';
import type { ExcerptRequest } from '../markdown/context.ts';
import { NOTICES, PLAN_MARKS } from '../markdown/directives.ts';
import { printFeaturesTwin } from '../markdown/features.ts';
import { shownFence } from '../markdown/fences.ts';
import { printGalleryTwin } from '../markdown/gallery.ts';
import { SET_IDS } from '../markdown/headings.ts';
import { printInstallationTwin, printInstallNote } from '../markdown/installation.ts';
import { printKeyboardTwin } from '../markdown/keyboard.ts';
import { printLocalesTwin } from '../markdown/locales.ts';
import { isTypeScript } from '../markdown/onlyTypeScript.ts';
import { readMarkdown } from '../markdown/parse.ts';
import { isSince } from '../markdown/since.ts';
import { printPeersTwin } from '../markdown/peers.ts';
import { printPlaygroundsTwin } from '../markdown/playgrounds.ts';
import { toJavaScript } from '../demos/javascript.ts';
import type { DemoSource } from '../demos/read.ts';
import { fence, joinBlocks } from './reference/syntax.ts';
import { printDemoTwin } from './demoTwin.ts';

/** What a page's twin is printed from. */
export interface ProseTwinSource {
  route: string;
  /** The page as its author wrote it, free of problems. */
  markdown: string;
  demos: readonly DemoSource[];
  /** Whether a page of the site is written: a link to another one is plain text, as on the page. */
  exists: (route: string) => boolean;
  /** Whether a page is planned: a link to it says so. */
  isPromised: (route: string) => boolean;
  printExcerpt: (request: ExcerptRequest) => string;
  /** The list of all demos. */
  printDemos: () => string;
}

interface Twin extends ProseTwinSource {
  variant: TwinVariant;
}

/**
 * The body of a prose page as plain Markdown, in one variant of its code: the author's own text, in which directives are
 * resolved and links absolute.
 * @throws when a fence has no form in JavaScript; the compiler has told the author.
 */
export async function printProseTwin(
  source: ProseTwinSource,
  variant: TwinVariant,
): Promise<string> {
  const { tree } = readMarkdown(source.markdown);
  const printed = await printChildren(tree, { ...source, variant });
  return printed.replace(/\n{3,}/g, '\n\n').trim();
}

/** The text of a parent's children, as it was written between them. */
async function printChildren(node: Root | ContainerDirective, twin: Twin): Promise<string> {
  return printSpan(node.children, twin);
}

/** Siblings with what stands between them. */
async function printSpan(nodes: readonly RootContent[], twin: Twin): Promise<string> {
  let text = '';
  let at: number | undefined;
  for (const node of nodes) {
    const { from, to } = placeOf(node);
    const between = twin.markdown.slice(at ?? from, from);
    const printed = await printNode(node, twin);
    text += between + printed;
    // A sentence that is left out takes the space before it along.
    if (printed === '' && node.type === 'textDirective') text = text.trimEnd();
    at = to;
  }
  return text;
}

/** A node as it was written, but for what is replaced in it. */
async function printNode(node: RootContent, twin: Twin): Promise<string> {
  const plain = await replacement(node, twin);
  if (plain !== undefined) return plain;
  const { from, to } = placeOf(node);
  const children = 'children' in node ? (node.children as RootContent[]) : [];
  const [first, last] = [children[0], children.at(-1)];
  if (first === undefined || last === undefined) return twin.markdown.slice(from, to);
  return (
    twin.markdown.slice(from, placeOf(first).from) +
    (await printSpan(children, twin)) +
    twin.markdown.slice(placeOf(last).to, to)
  );
}

/** @throws never for what the parser made: it notes the place of every node. */
function placeOf({ position, type }: Nodes): { from: number; to: number } {
  const [from, to] = [position?.start.offset, position?.end.offset];
  if (from === undefined || to === undefined)
    throw new Error(`A ${type} of the page has no place.`);
  return { from, to };
}

async function replacement(node: RootContent, twin: Twin): Promise<string | undefined> {
  switch (node.type) {
    case 'html':
      return ''; // an author's note; pages have no other HTML
    case 'heading':
      return (await printHeading(node, twin)).replace(SET_IDS, '');
    case 'code':
      return printFence(node.value, { language: node.lang ?? '', meta: node.meta ?? '' }, twin);
    case 'link':
      return printLink(node, twin);
    case 'textDirective':
      return printText(node, twin);
    case 'leafDirective':
      return printLeaf(node, twin);
    case 'containerDirective':
      return printContainer(node, twin);
    default:
      return undefined;
  }
}

async function printHeading(
  node: Extract<RootContent, { type: 'heading' }>,
  twin: Twin,
): Promise<string> {
  return `${'#'.repeat(node.depth)} ${await printSpan(node.children, twin)}`;
}

async function printFence(
  value: string,
  { language, meta }: { language: string; meta: string },
  { variant }: Twin,
): Promise<string> {
  const { code, title, diff } = shownFence(value, meta);
  const typed = language === 'ts' || language === 'tsx';
  const script =
    typed && variant.language === 'JS' && !diff ? await toJavaScript(code, language) : '';
  const named = (name: string) => (title === undefined ? name : `${name} title="${title}"`);
  if (script === '') return fence(code, named(diff ? 'diff' : language));
  const jsTitle = title?.replace(/\.ts(x?)$/, '.js$1');
  const kind = language === 'ts' ? 'js' : 'jsx';
  return fence(script, jsTitle === undefined ? kind : `${kind} title="${jsTitle}"`);
}

/** Inside the site absolute, with a word where the page is only planned; outside of it as it stands. */
async function printLink(
  node: Extract<RootContent, { type: 'link' }>,
  twin: Twin,
): Promise<string | undefined> {
  const { url } = node;
  if (!url.startsWith('#') && !url.startsWith('/')) return undefined;
  const text = await printSpan(node.children, twin);
  const target = url.startsWith('#') ? `${twin.route}${url}` : url;
  const route = target.replace(/[?#].*/, '');
  if (twin.exists(route)) return `[${text}](${target})`;
  return twin.isPromised(route) ? `[${text}](${target}) ${plannedMessages.mark}` : text;
}

async function printText(node: TextDirective, twin: Twin): Promise<string | undefined> {
  if (isTypeScript(node) && node.children.length > 0) {
    return twin.variant.language === 'JS' ? '' : printSpan(node.children, twin);
  }
  if (node.name === 'kbd' || node.name === 'plain' || node.name === 'symptom') {
    return node.children.length === 0 ? undefined : printSpan(node.children, twin);
  }
  if (isSince(node)) return '';
  if (!Object.hasOwn(PLAN_MARKS, node.name) || node.children.length > 0) return undefined;
  const { from, to } = placeOf(node);
  // What touches the mark is no part of it: `:pro{#id}` is a heading's id.
  const rest = twin.markdown.slice(from + 1 + node.name.length, to);
  return `(${PLAN_MARKS[node.name as keyof typeof PLAN_MARKS]})${rest}`;
}

async function printLeaf(node: LeafDirective, twin: Twin): Promise<string | undefined> {
  const attributes = node.attributes ?? {};
  if (node.name === 'install') {
    const packages = attributes['packages'] ?? '';
    const note = printInstallNote(packages.split(' '));
    return joinBlocks([fence(`npm install ${packages}`, 'bash'), note.trimEnd()]);
  }
  if (node.name === 'installation') return printInstallationTwin(twin.variant.language);
  if (node.name === 'peers') return printPeersTwin(attributes['of'] ?? '');
  if (node.name === 'api') {
    const request = readRequest(attributes);
    return request === undefined ? '' : twin.printExcerpt(request);
  }
  if (node.name === 'change' || node.name === 'upgrade-assistant') return '';
  if (node.name === 'features') return printFeaturesTwin();
  if (node.name === 'locales') return printLocalesTwin(attributes);
  if (node.name === 'gallery') return printGalleryTwin(node);
  if (node.name === 'demos') return twin.printDemos();
  if (node.name === 'playgrounds') return printPlaygroundsTwin(node);
  if (node.name === 'keyboard') return printKeyboardTwin(node.attributes);
  const demo = twin.demos.find(({ name }) => name === attributes['name']);
  return demo === undefined ? '' : printDemoTwin(demo, twin.route, twin.variant);
}

async function printContainer(node: ContainerDirective, twin: Twin): Promise<string> {
  const [first, ...rest] = node.children;
  if (node.name === 'tabs') {
    const tabs = await Promise.all(node.children.map((tab) => printNode(tab, twin)));
    return tabs.join('\n\n');
  }
  const labeled = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const label = labeled ? toString(first).trim() : undefined;
  if (isAsks(node)) return printAsks(node);
  if (isTypeScript(node)) {
    return twin.variant.language === 'JS' ? '' : printSpan(node.children, twin);
  }
  const inside = await printSpan(labeled ? rest : node.children, twin);
  if (node.name === 'tab') return `**${label}**\n\n${inside}`;
  const kind = NOTICES[node.name as keyof typeof NOTICES];
  const title = label === undefined || label === kind ? kind : `${kind}: ${label}`;
  return `**${title}**\n\n${inside}`.replace(/^/gm, '> ').replace(/^> $/gm, '>');
}

/** `Answers: “rows jump”, “keep my place”.` */
function printAsks(node: ContainerDirective): string {
  const questions = node.children.flatMap((list) =>
    list.type === 'list' ? list.children.map((item) => `“${toString(item).trim()}”`) : [],
  );
  return `Answers: ${questions.join(', ')}.`;
}
