import path from 'node:path';
import type { Element, Root } from 'hast';
import { slotFigures } from '#content/slotFigures.ts';
import { demoHref, type PageOfDemos } from '#core/demoGallery/demos.ts';
import type { Problem } from '#core/errors.ts';
import {
  slotAnchor,
  type ComponentReference,
  type ReferenceModel,
} from '#core/reference/reference.ts';
import {
  FIGURE_MARGIN_PX,
  figureFile,
  type FigureSize,
  type SlotFigure,
} from '#core/slotFigures.ts';
import { createCache, type Cache } from '../cache.ts';
import type { DemoHeights } from '../demos/heights.ts';
import type { Preview } from '../demos/runDemos.ts';
import { writeIfChanged } from '../emit/write.ts';
import { place, placedProps } from '../print/tree.ts';
import type { PrintedReference } from '../reference/printedReference.ts';
import { drawFigure, type DrawnFigure } from './draw.ts';

const FILE = 'content/slotFigures.ts';

interface FigureSource {
  model: ReferenceModel;
  /** Demo id → its picture; figures of demos without one are left out, which is reported where demos are. */
  previews: ReadonlyMap<string, Preview>;
  heights: DemoHeights;
  demos: readonly PageOfDemos[];
  /** Takes what is wrong in the table. */
  problems: Problem[];
}

/** Routes of reference pages with a figure. */
export const figuredRoutes = ({ components }: ReferenceModel): Set<string> =>
  new Set(components.flatMap(({ name, route }) => (name in slotFigures ? [route] : [])));

/** Writes the figures of components' slots to where the site serves them. @returns reference pages with their figures. */
export async function compileSlotFigures(
  generated: string,
  printed: readonly PrintedReference[],
  source: FigureSource,
): Promise<PrintedReference[]> {
  const cache = createCache(generated, 'slot-figures', 'src/compiler/slotFigures/draw.ts');
  const figures = new Map<string, Element>();
  for (const [name, figure] of Object.entries(slotFigures)) {
    const component = source.model.components.find((one) => one.name === name);
    const preview = source.previews.get(figure.demo);
    const href = hrefOf(figure.demo, source.demos);
    if (component === undefined) source.problems.push(unknownComponent(name));
    if (component === undefined || preview === undefined || href === undefined) continue;
    const size = sizeOf(figure, source.heights);
    const drawn = await draw(cache, { preview, figure, size });
    source.problems.push(...problemsOf(component, figure, drawn));
    if (drawn === undefined) continue;
    const file = figureFile(component.route);
    writeIfChanged(path.join(generated, 'static', file), drawn.svg);
    const slots = drawn.slots.map((slot) => ({ slot, href: `#${slotAnchor(name, slot)}` }));
    figures.set(component.route, place('SlotFigure', { name, file, ...size, slots, demo: href }));
  }
  return printed.map((page) => {
    const figure = figures.get(page.route);
    return figure === undefined ? page : { ...page, tree: withFigure(page.tree, figure) };
  });
}

/** Where readers find a demo. */
function hrefOf(id: string, pages: readonly PageOfDemos[]): string | undefined {
  const name = path.posix.basename(id);
  const page = pages.find(({ key }) => key === path.posix.dirname(id));
  return page?.demos.some((demo) => demo.name === name) === true ? demoHref(page, name) : undefined;
}

interface Drawing {
  preview: Preview;
  figure: SlotFigure;
  size: FigureSize;
}

const draw = (
  cache: Cache,
  { preview, figure: { only, parts }, size }: Drawing,
): Promise<DrawnFigure | undefined> =>
  cache.get([JSON.stringify([preview, only, parts, size])], () =>
    drawFigure(preview, { parts, ...(only !== undefined && { only }) }, size),
  );

/** Heights were measured at three widths of a page: the first is a phone's. */
function sizeOf({ demo, width, height }: SlotFigure, heights: DemoHeights): FigureSize {
  const [narrow = 0, medium = 0] = heights[demo] ?? [];
  const own = height ?? (width < 400 ? narrow : medium);
  return { width: width + 2 * FIGURE_MARGIN_PX, height: own + 2 * FIGURE_MARGIN_PX };
}

const unknownComponent = (name: string): Problem => ({
  file: FILE,
  message: `There is no component ${name}, for which the table has a figure.`,
  remedy: 'Correct the name, or remove the row.',
});

function problemsOf(
  { name, slots }: ComponentReference,
  { demo, parts }: SlotFigure,
  drawn: DrawnFigure | undefined,
): Problem[] {
  const known = new Set(slots.map((slot) => slot.name));
  return Object.entries(parts).flatMap(([slot, selector]): Problem[] => {
    if (!known.has(slot)) {
      const message = `${name} has no slot "${slot}".`;
      return [{ file: FILE, message, remedy: 'Correct the name, or remove the row.' }];
    }
    if (drawn?.slots.includes(slot) === true) return [];
    return [
      {
        file: FILE,
        message: `The slot "${slot}" of ${name} is not seen in ${demo}: nothing there matches ${selector}.`,
        remedy: 'Correct the selector, show another demo, or remove the row.',
      },
    ];
  });
}

/** The figure stands above the rows of its slots. */
function withFigure(tree: Root, figure: Element): Root {
  const at = tree.children.findIndex(
    (node) => node.type === 'element' && placedProps(node, 'Heading')?.id === 'slots',
  );
  return {
    ...tree,
    children: tree.children.map((node, i) =>
      i === at + 1 && at !== -1 && node.type === 'element'
        ? { ...node, children: [figure, ...node.children] }
        : node,
    ),
  };
}
