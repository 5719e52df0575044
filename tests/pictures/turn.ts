/*
 * Whose pictures are compared in a run: those of a tenth of the pages, another one each day, or all.
 */
import { isHeadlessShell } from '../../scripts/chromium.mjs';

/** What else would differ in every letter. */
export const ONLY_THERE =
  "they show how Chromium's headless shell draws letters on Linux, and are compared there " +
  '(Debian: apt-get install chromium-headless-shell).';

const TENTHS = 10;
const DAY_MS = 86_400_000;

/** Which part it is the turn of: a tenth by its number, from 0, or everything. */
export type Turn = number | 'all';

/** @param day of which the tenth is; the days of the world's clock count. */
export const turnOf = (day: Date): Turn => Math.floor(day.getTime() / DAY_MS) % TENTHS;

/** Reads what `printTurn` has written. @throws when it is something else. */
export function readTurn(written: string): Turn {
  if (written === 'all') return 'all';
  if (/^\d$/.test(written)) return Number(written);
  throw new Error(`TEST_PICTURES is "${written}". Say "all", or a number from 0 to ${TENTHS - 1}.`);
}

/** Those of some items, in a stable order, whose turn it is. In ten days in a row, it is the turn of each item once. */
export const inTurn = <Item>(items: readonly Item[], turn: Turn): Item[] =>
  items.filter((_, i) => turn === 'all' || i % TENTHS === turn);

/** On another system, letters are drawn by other means; in a browser with windows, at fractions of a pixel. */
export const canCompare = (platform: NodeJS.Platform, browser: string | undefined): boolean =>
  platform === 'linux' && isHeadlessShell(browser);

/** What a run has left out, as a sentence; nothing when it is the turn of everything. */
export function leftOutOf(
  turn: Turn,
  platform: NodeJS.Platform,
  browser: string | undefined,
): string[] {
  if (!canCompare(platform, browser)) return [`Pictures of demos and pages: ${ONLY_THERE}`];
  return turn === 'all'
    ? []
    : [
        `Pictures of nine tenths of the pages: today is the turn of tenth ${turn + 1} of ${TENTHS}. ` +
          '"npm test -- --pictures" compares all of them.',
      ];
}
