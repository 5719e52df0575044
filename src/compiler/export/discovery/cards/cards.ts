import sharp from 'sharp';
import { DOCUMENTED_VERSION, LIBRARY_NAME, products } from '#content/products.ts';
import { cardOf } from '#core/discovery/card.ts';
import type { RouteTitle } from '#core/navigation/navigation.ts';
import { productOfRoute } from '#core/navigation/products.ts';
import { createCache } from '../../../cache.ts';
import { readLettering } from './lettering.ts';
import { printCard, type CardText } from './printCard.ts';

/** Few colors make the file small, and little effort makes it soon; nobody sees either in flat shapes. */
const PNG = { palette: true, colours: 32, effort: 1, dither: 0 } as const;

/**
 * The cards of pages: pictures with title and product that other sites show with a link. Those that say what they said in
 * the last build are not drawn again.
 * @returns the address of each card → the picture.
 */
export async function drawCards(
  generated: string,
  pages: readonly RouteTitle[],
): Promise<Map<string, Uint8Array>> {
  const cache = createCache(
    generated,
    'cards',
    'src/compiler/export/discovery/cards/printCard.ts',
    'src/compiler/export/discovery/cards/cards.ts',
  );
  // Reading fonts takes as long as a few cards; a build that draws none does without.
  let draw: Promise<(text: CardText) => Promise<Buffer>> | undefined;
  const cards = new Map<string, Uint8Array>();
  for (const { route, title } of pages) {
    const text = textOf(route, title);
    const base64 = await cache.get([JSON.stringify(text)], async () => {
      draw ??= createDrawing();
      return (await (await draw)(text)).toString('base64');
    });
    cards.set(cardOf(route), Buffer.from(base64, 'base64'));
  }
  return cards;
}

function textOf(route: string, title: string): CardText {
  const product = productOfRoute(products, route).title;
  const area = route.startsWith('/x/api/') ? `${product} · API reference` : product;
  return { title, area, library: `${LIBRARY_NAME} ${DOCUMENTED_VERSION}` };
}

async function createDrawing(): Promise<(text: CardText) => Promise<Buffer>> {
  const [bold, regular] = [await readLettering(700), await readLettering(400)];
  return (text) =>
    sharp(Buffer.from(printCard(text, { bold, regular })))
      .removeAlpha()
      .png(PNG)
      .toBuffer();
}
