import type { LeafDirective } from 'mdast-util-directive';
import { pickerKinds } from '#content/playgrounds/pickers.ts';
import { playgroundRoute } from '#core/propsPlayground/description.ts';
import { kebabCase } from '#core/reference/reference.ts';
import type { PlaygroundKind } from '#markup/propsPlayground/PlaygroundList.tsx';
import { place, replaceBy } from '../print/tree.ts';
import { lineOf, report, type PageContext } from './context.ts';

/** The name of a product's folder → its playgrounds, of each kind. */
const KINDS: Readonly<Record<string, readonly PlaygroundKind[]>> = {
  'date-pickers': pickerKinds.map(({ title, components }) => ({
    title,
    playgrounds: components.map((component) => ({
      component,
      route: playgroundRoute(`/x/api/date-pickers/${kebabCase(component)}/`),
    })),
  })),
};

const kindsOf = ({ attributes }: LeafDirective): readonly PlaygroundKind[] | undefined => {
  const name = attributes?.['of'] ?? '';
  return Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
};

/** `::playgrounds{of="date-pickers"}`: every playground of a product in one place. */
export function renderPlaygrounds(node: LeafDirective, context: PageContext): void {
  const kinds = kindsOf(node);
  if (kinds === undefined) {
    report(context, node, {
      message: `Playgrounds are asked for of "${node.attributes?.['of'] ?? ''}".`,
      remedy: `Write ${Object.keys(KINDS)
        .map((name) => `::playgrounds{of="${name}"}`)
        .join(' or ')}.`,
    });
    return;
  }
  for (const { route } of kinds.flatMap(({ playgrounds }) => playgrounds)) {
    context.links.push({ route, anchor: '', line: lineOf(node) });
  }
  replaceBy(node, place('PlaygroundList', { kinds: [...kinds] }));
}

/** The same as plain Markdown: a list of links for each kind. */
export const printPlaygroundsTwin = (node: LeafDirective): string =>
  (kindsOf(node) ?? [])
    .map(({ title, playgrounds }) => {
      const links = playgrounds.map(({ component, route }) => `- [${component}](${route})`);
      return `${title}:\n\n${links.join('\n')}`;
    })
    .join('\n\n');
