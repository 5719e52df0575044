import type { Nodes, Root, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import { gridFeatures } from '#content/features/dataGrid.ts';
import { stableRelease, type Feature } from '#core/features.ts';
import { PLAN_NAMES } from '#core/reference/plans.ts';
import { inMarkdown, place } from '../print/tree.ts';
import { codeSpan, table } from '../twins/reference/syntax.ts';
import { report, type PageContext } from './context.ts';
import { parseMarkdown } from './parse.ts';

const HEAD = [
  'Feature',
  'What it does',
  'Plan',
  'Names',
  'New in',
  'By a server',
  'Trees and groups',
];

/** What stands in a cell that has nothing to say. */
const NOTHING = '–';

/**
 * Puts the map of the Data Grid, with its filter, in the place of every `::features`. It is Markdown, so that its links
 * and names are checked and resolved like an author's.
 */
export function expandFeatures(
  tree: Root,
  context: PageContext,
  features: readonly Feature[] = gridFeatures,
): void {
  visit(tree, 'leafDirective', (node, index, parent) => {
    if (node.name !== 'features' || parent === undefined || index === undefined) return undefined;
    const unknown = Object.keys(node.attributes ?? {});
    if (unknown.length > 0) {
      const message = `A map of features has ${unknown.join(', ')}.`;
      report(context, node, { message, remedy: 'Write ::features, with nothing behind it.' });
    }
    const filter = inMarkdown(place('FeatureFilter', {}));
    const nodes = [filter, ...nodesOf(features, node)];
    parent.children.splice(index, 1, ...(nodes as never[]));
    return [SKIP, index + nodes.length];
  });
}

/** The same as plain Markdown, without the filter. */
export const printFeaturesTwin = (features: readonly Feature[] = gridFeatures): string =>
  printFeatures(features, ({ plan }) => PLAN_NAMES[plan]);

/** All lie where the directive stands: that is what a problem in them points to. */
function nodesOf(features: readonly Feature[], directive: LeafDirective): RootContent[] {
  const printed = printFeatures(features, ({ plan }) =>
    plan === 'community' ? PLAN_NAMES[plan] : `:${plan}`,
  );
  const { tree } = parseMarkdown(printed);
  visit(tree, (node: Nodes) => {
    if (directive.position !== undefined) node.position = placeOf(node, directive.position);
    if (node.type !== 'table') return;
    features.forEach((feature, i) => describeRow(node.children[i + 1], feature));
  });
  return tree.children;
}

/** Of a mark like `:pro`, what follows its name in the page is printed after it: from here, nothing does. */
const placeOf = (
  { type }: Nodes,
  place: NonNullable<Nodes['position']>,
): NonNullable<Nodes['position']> =>
  type === 'textDirective' ? { start: place.start, end: place.start } : place;

/** What the filter goes by; and the feature is what a row is about, which a screen reader repeats with each cell. */
function describeRow(
  row: Extract<Nodes, { type: 'table' }>['children'][number] | undefined,
  { plan, server, levels }: Feature,
): void {
  if (row === undefined) return;
  row.data = {
    hProperties: {
      dataPlan: plan,
      dataServer: String(server !== undefined),
      dataLevels: String(levels !== undefined),
    },
  };
  const [name] = row.children;
  if (name !== undefined) name.data = { hName: 'th', hProperties: { scope: 'row' } };
}

const printFeatures = (
  features: readonly Feature[],
  printPlan: (feature: Feature) => string,
): string =>
  table(
    HEAD,
    features.map((feature) => {
      const { name, does, page, names, since, server, levels } = feature;
      return [
        `[${name}](${page})`,
        does,
        printPlan(feature),
        names.map(codeSpan).join(', '),
        since === undefined ? NOTHING : stableRelease(since),
        server === undefined ? NOTHING : codeSpan(server),
        levels ?? NOTHING,
      ];
    }),
  );
