import type { BrowserContext } from '@playwright/test';
import type { PageData } from '#core/page/page.ts';
import { KINDS_KEY, PAGE_KINDS } from './kinds.ts';
import { MOVING } from './moving.ts';
import type { Pictured } from './stored.ts';
import { showDemos, showPage, type Take, type View } from './take.ts';

/*
 * What there are pictures of: the demos of each page of prose, and a page of each kind.
 */

/** A page of which there are pictures, or the pages of all kinds. */
export interface PicturedPage {
  /** The key of a page, or that of all kinds of pages. */
  key: string;
  /** What there is a picture of, by name. */
  names: readonly string[];
  /** Shows it in each view. */
  show: (
    context: BrowserContext,
    origin: string,
    visit: (view: View, take: Take) => Promise<void>,
  ) => Promise<void>;
}

/** A page's demos that hold still. */
export const demosOf = ({ key, route, demos }: PageData): PicturedPage => {
  const names = demos.filter((name) => MOVING[name] === undefined);
  return {
    key,
    names,
    show: (context, origin, visit) => showDemos(context, { origin, route, demos: names }, visit),
  };
};

/** One page of each kind. */
export const kindsOfPages: readonly PicturedPage[] = PAGE_KINDS.map(
  ({ kind, route, ready = 'main' }) => ({
    key: KINDS_KEY,
    names: [kind],
    show: (context, origin, visit) =>
      showPage(context, { origin, route, name: kind, ready }, visit),
  }),
);

/** Each of which there is to be a picture in every view. */
export const picturedIn = (pages: readonly PicturedPage[]): Pictured[] =>
  pages.flatMap(({ key, names }) => names.map((name) => ({ key, name })));
