import type { Nodes } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { report, type PageContext } from './context.ts';

/** Whether a node is prose about TypeScript alone: `:ts[…]` in a sentence's place, `:::typescript` for blocks. */
export const isTypeScript = (node: Nodes): boolean =>
  (node.type === 'textDirective' && node.name === 'ts') ||
  (node.type === 'containerDirective' && node.name === 'typescript');

/** What the rules of code in two languages hide from readers who have chosen JavaScript. */
export const onlyTypeScript = (hName: 'span' | 'div', ...classes: string[]) => ({
  hName,
  hProperties: { className: ['ts', ...classes] },
});

export function renderTypeScript(node: ContainerDirective, context: PageContext): void {
  for (const child of node.children) {
    const isDemo = child.type === 'leafDirective' && child.name === 'demo';
    if (child.type !== 'heading' && !isDemo) continue;
    report(context, child, {
      message: `${isDemo ? 'A demo' : 'A heading'} stands in ":::typescript".`,
      remedy: 'Put it outside: links lead to it, and readers of JavaScript would not find it.',
    });
  }
  node.data = { ...node.data, ...onlyTypeScript('div', 'only-ts') };
}
