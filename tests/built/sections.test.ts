import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchorOfFact } from '#compiler/check/site.ts';
import { prosePages } from '../support/pages.ts';

const facts = JSON.parse(readFileSync('content/facts/pages.json', 'utf8')) as Record<
  string,
  { anchors: string[] }
>;

/** Sections that are written whole. A page of theirs that is lost is an error, and each demo has its spec. */
const WHOLE_SECTIONS = [
  '/x/introduction/',
  '/x/common-concepts/',
  '/x/whats-new/',
  '/x/react-tree-view/',
  '/x/migration/migration-tree-view',
];

const isWhole = (route: string): boolean => WHOLE_SECTIONS.some((root) => route.startsWith(root));

const withSlash = (route: string): string => (route.endsWith('/') ? route : `${route}/`);

const planned = Object.entries(facts)
  .map(([route, { anchors }]) => ({
    route: withSlash(new URL(route, 'https://x').pathname),
    anchors,
  }))
  .filter(({ route }) => isWhole(route));

describe('whole sections', () => {
  it.each(planned)('have $route with all its anchors', ({ route, anchors }) => {
    const page = prosePages().find((built) => built.route === route);
    expect(page?.route).toBe(route);
    for (const anchor of anchors.map(anchorOfFact)) {
      expect(page?.html).toContain(`id="${anchor}"`);
    }
  });

  const demos = prosePages()
    .filter(({ route }) => isWhole(route))
    .flatMap(({ key, demos: names }) => names.map((name) => ({ key, name })));

  it.each(demos)('test what $key says of $name', ({ key, name }) => {
    expect(existsSync(path.join('content/docs', key, `${name}.spec.ts`))).toBe(true);
  });
});
