import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { products } from '#content/products.ts';
import { referenceFile, type ReferenceEntry } from '#core/twins/corpus.ts';
import { referencePages } from '../support/pages.ts';

/** What the server's tools answer from, for all products. */
const entries = products
  .filter(({ folder }) => folder !== '')
  .flatMap(
    ({ id }) => JSON.parse(readFileSync(`out${referenceFile(id)}`, 'utf8')) as ReferenceEntry[],
  );

// a playground is a tool: there is nothing to read in it
const pages = referencePages().filter(({ route }) => !route.endsWith('/playground/'));

const twinOf = (route: string): string => readFileSync(`out${route}index.md`, 'utf8');

describe('the Markdown twins of the reference', () => {
  it('stand beside every page, which names its own', () => {
    expect(pages.length).toBeGreaterThan(200);
    for (const { route } of pages) {
      expect(existsSync(`out${route}index.md`)).toBe(true);
      const html = readFileSync(`out${route}index.html`, 'utf8');
      expect(html).toContain(`<link rel="alternate" type="text/markdown" href="${route}index.md"`);
    }
  });

  it('are compressed like other text', () => {
    expect(existsSync('out/x/api/data-grid/data-grid/index.md.br')).toBe(true);
  });

  it('have the name of every prop, slot, class and member', () => {
    for (const entry of entries) {
      if (entry.kind !== 'component') continue;
      const { route, props, slots, classes } = entry;
      const twin = twinOf(route);
      const names = [
        ...props.map(({ name }) => `### \`${name}\``),
        ...slots.map(({ name }) => `| \`${name}\``),
        ...classes.map(({ className }) => `\`.${className}\``),
      ];
      const lost = names.filter((name) => !twin.includes(name));
      expect({ route, lost }).toEqual({ route, lost: [] });
    }
    for (const entry of entries) {
      if (entry.kind !== 'interface') continue;
      const { route, members } = entry;
      const twin = twinOf(route);
      const names = members.map(({ name }) => `### \`${name}\``);
      const lost = names.filter((name) => !twin.includes(name));
      expect({ route, lost }).toEqual({ route, lost: [] });
    }
  });

  it('link only to pages that exist', () => {
    const routes = new Set(
      (JSON.parse(readFileSync('.generated/routes.json', 'utf8')) as { route: string }[]).map(
        ({ route }) => route,
      ),
    );
    const dead = pages.flatMap(({ route }) =>
      [...twinOf(route).matchAll(/\]\((\/x\/[^)#]*)/g)]
        .map((match) => match[1] ?? '')
        .filter((target) => !routes.has(target))
        .map((target) => `${route} → ${target}`),
    );
    expect(dead).toEqual([]);
  });
});
