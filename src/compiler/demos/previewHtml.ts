import { without } from '../galleries/readHtml.ts';
import { attributeOf, readTags } from '../print/readTags.ts';

/** Attributes that hold ids. */
const IDS = new Set([
  'id',
  'for',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'aria-activedescendant',
]);

/**
 * Ids that a tree makes of its items' ids begin with its own, which it has in the browser only: on a server, those of two
 * trees would be the same. Nobody links to them, and the browser's ones come with the demo.
 */
export function withoutHalfIds(html: string): string {
  // Most demos have no tree, and are not worth reading.
  if (!html.includes('="-')) return html;
  const stretches: { from: number; to: number }[] = [];
  readTags(
    html,
    {
      onStart({ attrs, location }) {
        for (const { name, value } of attrs) {
          const place = location?.attrs?.[name];
          if (place === undefined || !IDS.has(name) || !value.startsWith('-')) continue;
          // With the space before it.
          stretches.push({ from: place.startOffset - 1, to: place.endOffset });
        }
      },
    },
    { withPlaces: true },
  );
  return without(html, stretches);
}

interface TreeItem {
  isSelected: boolean;
  /** Where its `tabindex` stands. */
  from: number;
  to: number;
}

/**
 * A tree whose items are elements learns of them in the browser only: on a server, it does not know its first one, and
 * none takes the focus. The Tab key goes to the first selected item, or else to the first one that is not disabled
 * (`defaultFocusableItemId` in `@mui/x-tree-view`).
 */
export function withTabStops(html: string): string {
  if (!html.includes('role="tree"')) return html;
  const stops: TreeItem[] = [];
  /** The tree that is being read: how deep it lies, its items, and whether one of them takes the focus. */
  let tree: { depth: number; items: TreeItem[]; hasStop: boolean } | undefined;
  readTags(
    html,
    {
      onStart(tag, depth) {
        const role = attributeOf(tag, 'role');
        if (role === 'tree' && depth !== undefined) tree ??= { depth, items: [], hasStop: false };
        if (tree === undefined || role !== 'treeitem') return;
        const place = tag.location?.attrs?.['tabindex'];
        tree.hasStop ||= attributeOf(tag, 'tabindex') === '0';
        if (place === undefined || attributeOf(tag, 'aria-disabled') === 'true') return;
        const isSelected = attributeOf(tag, 'aria-selected') === 'true';
        tree.items.push({ isSelected, from: place.startOffset, to: place.endOffset });
      },
      onEnd(depth) {
        if (tree?.depth !== depth) return;
        const { items, hasStop } = tree;
        const stop = items.find(({ isSelected }) => isSelected) ?? items[0];
        if (!hasStop && stop !== undefined) stops.push(stop);
        tree = undefined;
      },
    },
    { withPlaces: true },
  );
  return stops
    .toReversed()
    .reduce((text, { from, to }) => `${text.slice(0, from)}tabindex="0"${text.slice(to)}`, html);
}

/** Less text than this says nothing. */
const SHORTEST_TEXT = 12;

/** A chart that is at least a hundred units wide: icons and marks of legends are smaller. */
const DRAWN = /^0 0 \d{3}/;

/**
 * Whether a reader without script learns something from a preview: some text beside legends, or a chart, and no grid without
 * cells, unless it says why it has none.
 */
export function isUseful(html: string): boolean {
  let text = '';
  let isDrawn = false;
  let hasGrid = false;
  let hasCells = false;
  /** How deep the legend lies that is being read. */
  let legend: number | undefined;
  readTags(html, {
    onStart(tag, depth) {
      text += ' ';
      const classes = attributeOf(tag, 'class') ?? '';
      const role = attributeOf(tag, 'role');
      if (tag.tagName === 'ul' && classes.includes('Legend-root')) legend ??= depth;
      if (tag.tagName === 'svg') isDrawn ||= DRAWN.test(attributeOf(tag, 'viewbox') ?? '');
      hasGrid ||= role === 'grid';
      hasCells ||= role === 'gridcell' || classes.includes('MuiDataGrid-overlayWrapper');
    },
    onEnd(depth) {
      text += ' ';
      if (legend === depth) legend = undefined;
    },
    onText(piece) {
      if (legend === undefined) text += piece;
    },
  });
  const isSaid = text.replace(/\s+/g, ' ').trim().length >= SHORTEST_TEXT;
  return (isSaid || isDrawn) && (!hasGrid || hasCells);
}
