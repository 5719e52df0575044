import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { anchorOfFact } from '#compiler/check/site.ts';
import { prosePages } from '../support/pages.ts';
import { isFinished } from '../support/sections.ts';

const facts = JSON.parse(readFileSync('content/facts/pages.json', 'utf8')) as Record<
  string,
  { anchors: string[] }
>;

const withSlash = (route: string): string => (route.endsWith('/') ? route : `${route}/`);

const planned = Object.entries(facts)
  .map(([route, { anchors }]) => ({
    route: withSlash(new URL(route, 'https://x').pathname),
    anchors,
  }))
  .filter(({ route }) => isFinished(route));

describe('finished sections', () => {
  it.each(planned)('have $route with all its anchors', ({ route, anchors }) => {
    const page = prosePages().find((built) => built.route === route);
    expect(page?.route).toBe(route);
    for (const anchor of anchors.map(anchorOfFact)) {
      expect(page?.html).toContain(`id="${anchor}"`);
    }
  });
});
