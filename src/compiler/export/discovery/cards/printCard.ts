import { CARD_SIZE } from '#core/discovery/card.ts';
import type { Lettering } from './lettering.ts';

/** What a card says. */
export interface CardText {
  title: string;
  /** What the page is part of. */
  area: string;
  /** The library and its version. */
  library: string;
}

/** The site's light colors (`src/site/theme/tokens.css`). */
const COLORS = { page: '#ffffff', text: '#1b1f24', quiet: '#57606a', accent: '#0a6470' };

const MARGIN = 80;
const STRIP_HEIGHT = 20;
/** The mark of `public/icon.svg`, which is 32 wide. */
const MARK_SCALE = 2;
const MARK = `<rect width="32" height="32" rx="6" fill="${COLORS.accent}"/><path d="m9 8 14 16M23 8 9 24" stroke="#fff" stroke-width="3" stroke-linecap="round"/>`;

const AREA_SIZE = 38;
/** From the largest that a title may have to the one that fits the longest name. */
const TITLE_SIZES = [96, 80, 64, 52, 44];
const MOST_LINES = 3;
const LINE_HEIGHT = 1.15;
/** Capitals and small letters together are centered a bit above the line they stand on. */
const MIDDLE_OF_LETTERS = 0.35;

/** Draws a card as SVG: where the page belongs, its title, and the library. */
export function printCard(
  { title, area, library }: CardText,
  { bold, regular }: { bold: Lettering; regular: Lettering },
): string {
  const { width, height } = CARD_SIZE;
  const { lines, size } = fitTitle(title, width - 2 * MARGIN, bold);
  const first = height / 2 - ((lines.length - 1) / 2) * size * LINE_HEIGHT;
  const titleLines = lines.map((line, index) => {
    const y = first + index * size * LINE_HEIGHT + size * MIDDLE_OF_LETTERS;
    return bold.print(line, { x: MARGIN, y, size });
  });
  const foot = height - STRIP_HEIGHT - 56;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${COLORS.page}"/>`,
    `<rect y="${height - STRIP_HEIGHT}" width="${width}" height="${STRIP_HEIGHT}" fill="${COLORS.accent}"/>`,
    `<g transform="translate(${MARGIN} 64) scale(${MARK_SCALE})" fill="none">${MARK}</g>`,
    `<g fill="${COLORS.quiet}">`,
    regular.print(area, { x: MARGIN + 88, y: 110, size: AREA_SIZE }),
    regular.print(library, { x: MARGIN, y: foot, size: AREA_SIZE }),
    '</g>',
    `<g fill="${COLORS.text}">${titleLines.join('')}</g>`,
    '</svg>',
  ].join('');
}

/** The largest size at which the title has few enough lines, and none is wider than `width`. */
export function fitTitle(
  title: string,
  width: number,
  lettering: Pick<Lettering, 'width'>,
): { lines: string[]; size: number } {
  let fit = { lines: [title], size: TITLE_SIZES[0] ?? 0 };
  for (const size of TITLE_SIZES) {
    const lines = wrap(title, (line) => lettering.width(line, size) <= width);
    fit = { lines, size };
    const isWide = lines.some((line) => lettering.width(line, size) > width);
    if (lines.length <= MOST_LINES && !isWide) break;
  }
  return fit;
}

/** Words in lines, as many in each as fit. */
function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || !fits(longer)) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
