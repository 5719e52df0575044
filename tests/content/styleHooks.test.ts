import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { internalHooks, styleHooks } from '#content/styleHooks.ts';

/*
 * The table of CSS variables and data attributes says what the packages have: a name that comes or goes with a version
 * is seen here, and what its row says is looked at again.
 */

const PACKAGES = [
  'x-data-grid',
  'x-data-grid-pro',
  'x-data-grid-premium',
  'x-date-pickers',
  'x-date-pickers-pro',
  'x-charts',
  'x-charts-pro',
  'x-tree-view',
  'x-tree-view-pro',
];

const codeOf = (name: string): string => {
  const folder = path.resolve('node_modules/@mui', name, 'esm');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') && !file.includes('themeAugmentation'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''))
    .join('\n');
};
const code = PACKAGES.map(codeOf).join('\n');

/** The tree writes the names of states behind `data-`. */
const STATES = /\['expanded', 'selected', 'focused', 'disabled', 'editing', 'editable'\]/;

const inPackages = new Set([
  ...(code.match(/--[A-Z][A-Za-z]*-[A-Za-z][\w-]*/g) ?? []),
  ...[...code.matchAll(/['"](data-[a-z-]*[a-z])['"]/g)].map(([, name]) => name ?? ''),
  ...['expanded', 'selected', 'focused', 'disabled', 'editing', 'editable'].map(
    (state) => `data-${state}`,
  ),
]);
const inTable = new Set(
  Object.values(styleHooks).flatMap((hooks) => hooks.map(({ name }) => name)),
);
const isInternal = (name: string): boolean => internalHooks.some(([known]) => known.test(name));

describe('CSS variables and data attributes', () => {
  it('are all in the table, but for those that are no business of readers', () => {
    expect([...inPackages].filter((name) => !inTable.has(name) && !isInternal(name))).toEqual([]);
  });

  it('are in the packages when they are in the table', () => {
    expect(code).toMatch(STATES);
    expect([...inTable].filter((name) => !inPackages.has(name))).toEqual([]);
  });

  it('are internal for a reason that still holds', () => {
    const idle = internalHooks.filter(
      ([known]) => ![...inPackages].some((name) => known.test(name)),
    );
    expect(idle.map(([known]) => known.source)).toEqual([]);
  });

  it('have one row a component', () => {
    const twice = Object.entries(styleHooks).filter(
      ([, hooks]) => new Set(hooks.map(({ name }) => name)).size < hooks.length,
    );
    expect(twice.map(([component]) => component)).toEqual([]);
  });
});
