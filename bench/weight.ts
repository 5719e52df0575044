import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const brotli = (file: string): number =>
  existsSync(`${file}.br`)
    ? readFileSync(`${file}.br`).length
    : brotliCompressSync(readFileSync(file)).length;

const kB = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(6);

/** A page of each kind: what it may load before anybody does anything, and did before record 45, in kB. */
const AT_LOAD = [
  { kind: 'text', route: '/x/introduction/licensing/', goal: 95, before: '176 to 178' },
  { kind: 'reference', route: '/x/api/data-grid/data-grid/', goal: 110, before: '177 to 198' },
  { kind: 'tree', route: '/x/react-tree-view/rich-tree-view/items/', goal: 125, before: '185' },
  { kind: 'picker', route: '/x/react-date-pickers/date-picker/', goal: 125, before: '196' },
  { kind: 'grid', route: '/x/react-data-grid/sorting/', goal: 125, before: '202' },
  { kind: 'charts', route: '/x/react-charts/lines/', goal: 125, before: '206' },
] as const;

/** The document, its styles and its fonts: its scripts wait for a reader. */
function printAtLoad(): void {
  console.log('At load, kB    now  goal  (before)');
  for (const { kind, route, goal, before } of AT_LOAD) {
    const file = `out${route}index.html`;
    const html = readFileSync(file, 'utf8');
    const files = [
      ...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g),
      ...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g),
    ].map(([, address = '']) => `out${address.split('?')[0]}`);
    const bytes = [file, ...files].map((each) =>
      each.endsWith('.woff2') ? readFileSync(each).length : brotli(each),
    );
    const sum = bytes.reduce((total, size) => total + size, 0);
    console.log(`${kind.padEnd(12)}${kB(sum)}  ${String(goal).padStart(4)}  (${before})`);
  }
}

/** Bytes of each built page after brotli 11: what the document alone makes a browser load. */
export function benchWeight(): void {
  printAtLoad();
  const routes = JSON.parse(readFileSync('.generated/routes.json', 'utf8')) as { route: string }[];
  console.log('kB (brotli)   HTML  script    CSS  data');
  for (const { route } of routes) {
    const file = `out${route}index.html`;
    const html = readFileSync(file, 'utf8');
    const sum = (pattern: RegExp): number =>
      [...html.matchAll(pattern)]
        .filter(([tag]) => !/nomodule/i.test(tag))
        .reduce((total, match) => total + brotli(`out${(match[1] ?? '').split('?')[0]}`), 0);
    const script = sum(/<script [^>]*src="([^"]+)"[^>]*>/g);
    const css = sum(/<link rel="stylesheet" href="([^"]+)"/g);
    const build = /"buildId":"([^"]+)"/.exec(html)?.[1] ?? '';
    const data = brotli(`out/_next/data/${build}${route.replace(/\/$/, '')}.json`);
    console.log(`          ${kB(brotli(file))} ${kB(script)} ${kB(css)} ${kB(data)}  ${route}`);
  }
}
