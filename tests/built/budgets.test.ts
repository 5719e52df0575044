import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { builtPages } from '../support/pages.ts';

/** Bytes after brotli 11, as a server with prepared files sends them (README, "The bar"). */
const BUDGET = {
  script: 102_000,
  prose: 40_000,
  reference: 60_000,
  css: 15_000,
  fonts: 2,
  fontBytes: 41_000,
};

/** Pictures of demos are part of a page: each beyond the tenth may add to it. */
const DEMOS_INCLUDED = 10;
const PER_DEMO = 1_500;

/** What the HTML of a page may weigh, in bytes. */
function htmlBudget(file: string, html: string): number {
  if (file.startsWith('out/x/api/')) return BUDGET.reference;
  const demos = [...html.matchAll(/ data-stage="/g)].length;
  return BUDGET.prose + PER_DEMO * Math.max(0, demos - DEMOS_INCLUDED);
}

const sizes = new Map<string, number>();

function bytesOf(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = existsSync(`${file}.br`)
    ? readFileSync(`${file}.br`).length
    : brotliCompressSync(readFileSync(file)).length;
  sizes.set(file, size);
  return size;
}

const fileOf = (address: string): string => `out${address.split('?')[0]}`;

const sum = (addresses: string[]): number =>
  addresses.reduce((total, address) => total + bytesOf(fileOf(address)), 0);

/** What the browser loads for the document alone; `nomodule` scripts are for browsers we do not serve. */
function assetsOf(html: string): { scripts: string[]; styles: string[]; fonts: string[] } {
  const tags = (pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([tag]) => tag);
  const address = (tag: string, name: string): string =>
    new RegExp(`${name}="([^"]+)"`).exec(tag)?.[1] ?? '';
  return {
    scripts: tags(/<script [^>]*src="[^>]*>/g)
      .filter((tag) => !/nomodule/i.test(tag))
      .map((tag) => address(tag, 'src')),
    styles: tags(/<link [^>]*rel="stylesheet"[^>]*>/g).map((tag) => address(tag, 'href')),
    fonts: tags(/<link [^>]*as="font"[^>]*>/g).map((tag) => address(tag, 'href')),
  };
}

const pages = builtPages().map(({ route }) => ({ route, file: `out${route}index.html` }));

describe.each([...pages, { route: 'the 404 page', file: 'out/404.html' }])('$route', ({ file }) => {
  const html = readFileSync(file, 'utf8');
  const { scripts, styles, fonts } = assetsOf(html);

  it('keeps its JavaScript before demos within the budget', () => {
    expect(scripts.length).toBeGreaterThan(2);
    const parts = scripts.map((address) => `${bytesOf(fileOf(address))} ${address}`);
    expect(sum(scripts), `Bytes of each file:\n${parts.join('\n')}`).toBeLessThanOrEqual(
      BUDGET.script,
    );
  });

  it('keeps its HTML within the budget', () => {
    expect(bytesOf(file)).toBeLessThanOrEqual(htmlBudget(file, html));
  });

  it('keeps its CSS within the budget', () => {
    expect(styles.length).toBeGreaterThan(0);
    expect(sum(styles)).toBeLessThanOrEqual(BUDGET.css);
  });

  it('preloads two fonts at the most', () => {
    expect(fonts.length).toBeLessThanOrEqual(BUDGET.fonts);
    const bytes = fonts.map((font) => readFileSync(fileOf(font)).length);
    expect(bytes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(BUDGET.fontBytes);
  });
});

/** The page with the most grids, whichever pages are tested. */
const MANY_GRIDS = 'out/x/react-data-grid/sorting/index.html';

describe('a page with ten grids', () => {
  const html = readFileSync(MANY_GRIDS, 'utf8');
  const { scripts, styles } = assetsOf(html);

  it('draws all of them, and keeps to the same budgets', () => {
    const grids = [...html.matchAll(/<div class="[^"]*MuiDataGrid-root/g)].length;
    expect(grids).toBeGreaterThanOrEqual(10);
    expect(bytesOf(MANY_GRIDS)).toBeLessThanOrEqual(htmlBudget(MANY_GRIDS, html));
    expect(sum(scripts)).toBeLessThanOrEqual(BUDGET.script);
    expect(sum(styles)).toBeLessThanOrEqual(BUDGET.css);
  });
});
