import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import type { TextDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import type { ChangeKind } from '#core/migration/change.ts';
import { report, type PageContext } from './context.ts';

/** Whether a node says what somebody notices who has missed a change: `:symptom[The list is empty.]`. */
export const isSymptom = (node: Nodes): node is TextDirective =>
  node.type === 'textDirective' && node.name === 'symptom' && node.children.length > 0;

/** What a section says of it, as a line of Markdown without links; undefined when it says nothing. */
export function readSymptom(section: readonly RootContent[]): string | undefined {
  const sentences: string[] = [];
  for (const node of section) {
    visit(node, 'textDirective', (found) => {
      if (isSymptom(found)) sentences.push(asSentence(lineOfCode(found.children)));
    });
  }
  return sentences.length === 0 ? undefined : sentences.join(' ');
}

/** Kinds after which old code does not compile; a unit test compiles what their diffs take away. */
const IN_TYPES: ReadonlySet<ChangeKind> = new Set(['moved', 'renamed', 'removed', 'signature']);

/** Packages of others, which may still be installed, and classes, which stand in style sheets. */
const OUTSIDE_OF_TYPES =
  /^(?:@(?!mui\/x-(?:data-grid|date-pickers|charts|tree-view)\b)|Mui[\w*]+-)/;

const IMPORT = /^(?:@mui\/\S+|[A-Z*]\w*\*?\w*|use[A-Z]\w*|unstable_use\w+|GRID_\w+|\w+Classes)$/;

/**
 * What is noticed of every change of this kind, for a section that says nothing more exact.
 * @param names what code of an affected reader contains. @returns undefined where it depends on the change.
 */
export function impliedSymptom(kind: ChangeKind, names: readonly string[]): string | undefined {
  if (!IN_TYPES.has(kind) || names.some((name) => OUTSIDE_OF_TYPES.test(name))) return undefined;
  return kind !== 'signature' && names.every((name) => IMPORT.test(name))
    ? 'TypeScript reports the old import (TS2305, TS2307 or TS2724). If it is not a type, the bundler reports it, too.'
    : 'TypeScript reports the old code. In JavaScript, there may be no message.';
}

/** Text, and code between backticks. */
const lineOfCode = (nodes: readonly PhrasingContent[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'inlineCode') return `\`${node.value}\``;
      if (node.type === 'text') return node.value.replaceAll('\n', ' ');
      return 'children' in node ? lineOfCode(node.children) : '';
    })
    .join('');

/** It stands on its own in a plan, wherever the page has it in a sentence. */
function asSentence(text: string): string {
  const begun = text.replace(/^[a-z](?=[a-z]* )/, (letter) => letter.toUpperCase());
  return /[.!?”]$/.test(begun) ? begun : `${begun}.`;
}

/**
 * Puts the text of symptoms in the place of their marks: pages show it as any other text.
 * @param sections those that are changes; elsewhere nobody would read the mark.
 */
export function unwrapSymptoms(
  tree: Root,
  sections: readonly (readonly RootContent[])[],
  context: PageContext,
): void {
  const read = new Set<Nodes>();
  for (const node of sections.flat()) {
    visit(node, 'textDirective', (found) => void read.add(found));
  }
  visit(tree, 'textDirective', (node, index, parent) => {
    if (!isSymptom(node) || parent === undefined || index === undefined) return undefined;
    if (!read.has(node)) {
      const remedy = 'Put ::change{kind="…"} below the heading, or take the mark away.';
      report(context, node, { message: 'A symptom stands outside of a change.', remedy });
    }
    parent.children.splice(index, 1, ...node.children);
    return [SKIP, index];
  });
}
