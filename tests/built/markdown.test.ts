import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ReferenceModel } from '#core/reference/reference.ts';
import { referencePages } from '../support/pages.ts';

const folder = '.generated/cache/model';
const file = readdirSync(folder).find((name) => /^reference-\w+\.json$/.test(name)) ?? '';
const model = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as ReferenceModel;

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
    for (const { route, props, slots, classes } of model.components) {
      const twin = twinOf(route);
      const names = [
        ...props.map(({ name }) => `### \`${name}\``),
        ...slots.map(({ name }) => `| \`${name}\``),
        ...classes.map(({ className }) => `\`.${className}\``),
      ];
      const lost = names.filter((name) => !twin.includes(name));
      expect({ route, lost }).toEqual({ route, lost: [] });
    }
    for (const { route, members } of model.interfaces) {
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
