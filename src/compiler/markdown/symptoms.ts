import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import type { TextDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
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
