import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exportDemoScripts } from './demoScripts.ts';

const CHUNKS = '/_next/static/chunks';
const loader = (id: number, ...names: string[]): string =>
  `${id},e=>{e.v(t=>Promise.all([${names.map((name) => `"static/chunks/${name}"`).join(',')}].map(t=>e.l(t))).then(()=>t(${id})))}`;

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'docs-scripts-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** An export of these pages, whose document loads `main.js`, which names the registry of the product. */
function write(pages: Record<string, string>, registry: string): void {
  const routes = Object.keys(pages).map((key) => ({ key, route: `/x/${key}/` }));
  const files: Record<string, string> = {
    'generated/routes.json': JSON.stringify(routes),
    [`out${CHUNKS}/main.js`]: 'load("static/chunks/registry.js")',
    [`out${CHUNKS}/registry.js`]: registry,
    // Another registry, which these pages do not reach.
    [`out${CHUNKS}/alone.js`]: `r={bars:()=>e.A(9)};${loader(9, 'alone-bars.js')}`,
  };
  for (const [key, body] of Object.entries(pages)) {
    files[`out/x/${key}/index.html`] = `<script src="${CHUNKS}/main.js"></script>${body}`;
  }
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

const run = (): number => exportDemoScripts(path.join(root, 'generated'), path.join(root, 'out'));
const list = (key: string): unknown =>
  JSON.parse(readFileSync(path.join(root, `out/x/scripts/${key}.json`), 'utf8'));

const STAGE = '<div class="demo-stage" data-stage="Bars"></div>';

it('lists what the demos of a page load, and the page itself does not', () => {
  write(
    { bars: STAGE, 'bars/stacked': STAGE, about: '<p>No demo.</p>' },
    `r={bars:()=>e.A(1),"bars/stacked":()=>e.A(2)};${loader(1, 'bars.js', 'main.js')},${loader(2, 'bars.js', 'stacked.css')}`,
  );
  expect(run()).toBe(2);
  expect(list('bars')).toEqual([`${CHUNKS}/bars.js`]);
  expect(list('bars/stacked')).toEqual([`${CHUNKS}/bars.js`, `${CHUNKS}/stacked.css`]);
  expect(() => list('about')).toThrow('no such file');
});

it('refuses a build whose registries it cannot read', () => {
  write({ bars: STAGE }, 'r=new Map([["bars",1]])');
  expect(run).toThrow('/x/bars/ has demos, but the build does not say which scripts they load.');
});
