import sharp, { type PngOptions } from 'sharp';
import { DOCUMENTED_VERSION, LIBRARY_NAME, products } from '#content/products.ts';
import { cardOf } from '#core/discovery/card.ts';
import type { RouteTitle } from '#core/navigation/navigation.ts';
import { productOfRoute } from '#core/navigation/products.ts';
import { createCache } from '../../../cache.ts';
import { readLettering } from './lettering.ts';
import { printCard, type CardText } from './printCard.ts';

/** Few colors make the file small, and little effort makes it soon; nobody sees either in flat shapes. */
const PNG = { palette: true, colours: 32, effort: 1, dither: 0 } as const;

/** Looking for few colors takes as long as drawing; without it, a file is twice as large. */
const QUICK_PNG = {};

/** The address of each card → the picture. */
export type Cards = Map<string, Uint8Array>;

/**
 * The cards of pages: pictures with title and product that other sites show with a link. Those that say what they said in
 * the last build are not drawn again.
 * @param quick when they are for one machine alone: larger files are fine, and nobody should wait for them.
 */
export async function drawCards(
  generated: string,
  pages: readonly RouteTitle[],
  quick = false,
): Promise<Cards> {
  const cache = createCache(
    generated,
    'cards',
    'src/compiler/export/discovery/cards/printCard.ts',
    'src/compiler/export/discovery/cards/cards.ts',
  );
  // Reading fonts takes as long as a few cards; a build that draws none does without.
  let draw: Promise<(text: CardText) => Promise<Buffer>> | undefined;
  const cardOfPage = async ({ route, title }: RouteTitle): Promise<[string, Uint8Array]> => {
    const text = textOf(route, title);
    const key = [JSON.stringify(text)];
    const base64 =
      (quick ? cache.read<string>(key) : undefined) ??
      (await cache.get(quick ? [...key, 'quick'] : key, async () => {
        draw ??= createDrawing(quick ? QUICK_PNG : PNG);
        return (await (await draw)(text)).toString('base64');
      }));
    return [cardOf(route), Buffer.from(base64, 'base64')];
  };
  // All at once: their threads have the next one to draw, however busy this one is.
  return new Map(await Promise.all(pages.map(cardOfPage)));
}

function textOf(route: string, title: string): CardText {
  const product = productOfRoute(products, route).title;
  const area = route.startsWith('/x/api/') ? `${product} · API reference` : product;
  return { title, area, library: `${LIBRARY_NAME} ${DOCUMENTED_VERSION}` };
}

async function createDrawing(png: PngOptions): Promise<(text: CardText) => Promise<Buffer>> {
  const [bold, regular] = [await readLettering(700), await readLettering(400)];
  return (text) =>
    sharp(Buffer.from(printCard(text, { bold, regular })))
      .removeAlpha()
      .png(png)
      .toBuffer();
}
