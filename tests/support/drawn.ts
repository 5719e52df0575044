import type { Page } from '@playwright/test';
import {
  DRAWN,
  type DrawnSize,
  type DrawnSizes,
  type PictureWindow,
} from '#core/page/drawnSizes.ts';

/** A chart or a grid, as it stands on a page. Lengths are CSS pixels. */
interface DrawnThing {
  size: DrawnSize;
  /** What its drawing was made for: the view box of a chart; the widths of a grid's columns. */
  drawing: number[];
}

type ByDemo = Readonly<Record<string, DrawnThing[]>>;

/** What demos draw in one window: in their pictures, and once they are mounted. */
export interface Drawn {
  pictured: ByDemo;
  live: ByDemo;
}

/** The charts and grids that are shown of each demo: in its picture, or in the live demo. Letters may move lengths by a pixel. */
export const drawnIn = (page: Page, place: 'demo-preview' | 'demo-live'): Promise<ByDemo> =>
  page.evaluate(
    ({ selector, className }) => {
      const found: Record<string, DrawnThing[]> = {};
      for (const stage of document.querySelectorAll<HTMLElement>('[data-stage]')) {
        const inside = stage.querySelectorAll(`:scope > .${className} :is(${selector})`);
        found[stage.dataset['stage'] ?? ''] = [...inside].flatMap((element) => {
          const { width, height } = element.getBoundingClientRect();
          const drawing =
            element instanceof SVGSVGElement
              ? [element.viewBox.baseVal.width, element.viewBox.baseVal.height]
              : [...element.querySelectorAll('.MuiDataGrid-columnHeader')].map(
                  (header) => header.getBoundingClientRect().width,
                );
          return width === 0 ? [] : [{ size: [width, height], drawing }];
        });
      }
      return found;
    },
    { selector: DRAWN, className: place },
  );

/** A browser rounds, and so does layout. */
const TOLERANCE_PX = 1;

function isAlike(picture: DrawnThing, live: DrawnThing): boolean {
  // A grid's picture has columns that its window does not show.
  const count = Math.min(picture.drawing.length, live.drawing.length);
  return live.drawing
    .slice(0, count)
    .every((length, i) => Math.abs(length - (picture.drawing[i] ?? 0)) <= TOLERANCE_PX);
}

/** Charts have two pictures. What is between them is scaled. */
const PICTURED = ['narrow', 'wide'] as const;

/** @returns demo → the sizes of what it draws, for demos whose pictures draw it to other ones in some window. */
export function unlikePictures(
  demos: readonly string[],
  drawn: Readonly<Record<PictureWindow, Drawn>>,
): Record<string, DrawnSizes> {
  const unlike = demos.filter((name) =>
    PICTURED.some((window) => {
      const { pictured, live } = drawn[window];
      return (live[name] ?? []).some((each, i) => {
        const picture = pictured[name]?.[i];
        return picture !== undefined && !isAlike(picture, each);
      });
    }),
  );
  const sizesIn = (window: PictureWindow, name: string): DrawnSize[] =>
    (drawn[window].live[name] ?? []).map(({ size: [width, height] }) => [
      round(width),
      round(height),
    ]);
  return Object.fromEntries(
    unlike.map((name) => [
      name,
      {
        narrow: sizesIn('narrow', name),
        middle: sizesIn('middle', name),
        wide: sizesIn('wide', name),
      },
    ]),
  );
}

const round = (length: number): number => Math.round(length * 100) / 100;
