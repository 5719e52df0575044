import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Problem } from '#core/errors.ts';
import { createCache } from '../cache.ts';
import { createTemporaryProject, type TemporaryProject } from '../temporaryProject.ts';
import { prerenderDemos } from './prerender.ts';
import { readDemo, type DemoSource } from './read.ts';

/** On a busy machine; each demo that takes too long also ends a thread, and the next one loads the packages anew. */
const SLOW_MS = 180_000;

let project: TemporaryProject;
beforeEach(() => {
  project = createTemporaryProject();
});
afterEach(() => project.remove());

type Demos = Record<string, { jsx: string; before?: string; inBothSchemes?: true }>;

/** Writes demos that render `jsx` after `before` ran, and renders them. */
async function renderAll(demos: Demos, known: Problem[], tryServer: boolean) {
  const { folders } = project;
  const sources = Object.entries(demos).map(([name, { jsx, before = '', ...more }]): DemoSource => {
    const source = `${before}\nexport default function ${name}() {\n  return ${jsx};\n}\n`;
    project.write({ [`content/docs/charts/${name}.tsx`]: source });
    const place = { root: folders.root, folder: path.join(folders.docs, 'charts'), page: 'charts' };
    const demo = readDemo(place, name, []);
    if (demo === undefined) throw new Error(`${name} is not written`);
    return { ...demo, ...more };
  });
  const problems = [...known];
  const cache = createCache(folders.generated, 'previews');
  const previews = await prerenderDemos(folders, sources, { cache, tryServer }, problems);
  return { previews, problems };
}

async function render(demos: Demos, known: Problem[] = [], tryServer = true) {
  const { previews, problems } = await renderAll(demos, known, tryServer);
  return {
    html: Object.fromEntries([...previews].map(([id, preview]) => [id, preview.html])),
    problems: problems.map(({ file, message }) => `${file} ${message}`),
  };
}

const GRID = {
  before: "import { DataGrid } from '@mui/x-data-grid';",
  jsx: `<div style={{ height: 300 }}><DataGrid
    columns={[{ field: 'name', flex: 1 }, { field: 'price', width: 90 }]}
    rows={[{ id: 1, name: 'Rye', price: 3 }, { id: 2, name: 'Wheat', price: 4 }]} /></div>`,
};
const TEXT = { jsx: '<p>Twelve open invoices.</p>' };

describe('prerenderDemos', () => {
  it('gives each demo as a server renders it, but for what tells a reader nothing', async () => {
    const { html, problems } = await render({
      Text: TEXT,
      Bare: { jsx: '<svg><path d="M0 0h24" /></svg>' },
      Legend: {
        jsx: '<ul className="MuiChartsLegend-root"><li>Long-term average of rainfall</li></ul>',
      },
      EmptyGrid: { jsx: '<div role="grid"><b role="columnheader">Name of the customer</b></div>' },
    });
    expect(html).toEqual({
      'charts/Text': '<p>Twelve open invoices.</p>',
      'charts/Bare': '',
      'charts/Legend': '',
      'charts/EmptyGrid': '',
    });
    expect(problems).toEqual([]);
  });

  it('keeps no ids that lack their beginning on a server, and would repeat', async () => {
    const { html } = await render({
      Rooms: { jsx: '<p id="-kitchen" aria-labelledby="-label">Twelve open rooms.</p>' },
    });
    expect(html).toEqual({ 'charts/Rooms': '<p>Twelve open rooms.</p>' });
  });

  it('names a demo that throws and renders those beside it', async () => {
    const { html, problems } = await render({
      Throws: { jsx: '<p>{localStorage.length}</p>' },
      Text: TEXT,
    });
    expect(html).toEqual({ 'charts/Text': '<p>Twelve open invoices.</p>' });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(
      /^content\/docs\/charts\/Throws\.tsx The demo fails when a server renders it: localStorage/,
    );
  });

  it('tries a demo that a browser draws on a server when it is asked to, also after it was drawn', async () => {
    const demos = {
      Chart: {
        before: `import type { BarChartProps } from '@mui/x-charts/BarChart';
export type Data = BarChartProps['series'];
if (typeof document === 'undefined') throw new Error('There is no document.');`,
        jsx: '<p>Twelve open invoices.</p>',
      },
    };
    const drawn = await render(demos, [], false);
    expect(drawn).toEqual({
      html: { 'charts/Chart': expect.stringContaining('Twelve open') },
      problems: [],
    });
    const { problems } = await render(demos);
    expect(problems).toEqual([
      'content/docs/charts/Chart.tsx The demo fails when a server renders it: There is no document.',
    ]);
  });

  it(
    'names a demo that ends the process or never comes to an end, and renders the others',
    { timeout: SLOW_MS },
    async () => {
      const { html, problems } = await render({
        Text: TEXT,
        Ends: { jsx: '<p />', before: 'process.exit(0);' },
        Between: TEXT,
        Hangs: { jsx: '<p>{(() => { for (;;); })()}</p>' },
        After: TEXT,
      });
      expect(Object.keys(html)).toEqual(['charts/Text', 'charts/Between', 'charts/After']);
      expect(problems).toEqual([
        'content/docs/charts/Ends.tsx The demo fails when a server renders it: it ends the process',
        'content/docs/charts/Hangs.tsx The demo fails when a server renders it: it takes longer than 5 seconds',
      ]);
    },
  );

  it('draws grids and charts as a browser does, in both schemes and for two widths', async () => {
    const { html, problems } = await render({
      Grid: GRID,
      Chart: {
        inBothSchemes: true,
        before: "import { BarChart } from '@mui/x-charts/BarChart';",
        jsx: "<BarChart height={200} series={[{ data: [1, 2] }]} xAxis={[{ data: ['a', 'b'] }]} />",
      },
    });
    expect(problems).toEqual([]);
    const { 'charts/Grid': grid = '', 'charts/Chart': chart = '' } = html;
    expect(grid.match(/role="gridcell"/g)).toHaveLength(4);
    expect(grid).toContain('Wheat');
    expect(grid).toMatch(/--width:calc\(100cqi - 92px\)/);
    expect(chart.match(/<svg[^>]*class="[^"]*snapshot-(?:wide|narrow)"/g)).toHaveLength(2);
    expect(chart.match(/<rect[^>]*MuiBarElement-root/g)).toHaveLength(4);
    expect(chart).toMatch(/<rect[^>]*fill="light-dark\(#\w+,#\w+\)"/);
    const ids = [...`${grid}${chart}`.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('gives each demo all of its rules, even those that it shares with the one before', async () => {
    const { previews } = await renderAll({ First: GRID, Second: GRID }, [], false);
    const { css = {} } = previews.get('charts/First') ?? {};
    expect(Object.keys(css).length).toBeGreaterThan(20);
    expect(previews.get('charts/Second')?.css).toEqual(css);
  });

  it('looks at the dark scheme only where the page renders demos again in it', async () => {
    const { html } = await render({ Grid: GRID, Both: { ...GRID, inBothSchemes: true } });
    const themesOf = (name: string) =>
      html[name]
        ?.match(/class="[^"]*MuiDataGrid-root[^"]*"/)?.[0]
        .match(/MuiDataGridVariables-[\d-]+/g);
    // The grid names a class after the values of its theme. Another palette is another class.
    expect(themesOf('charts/Grid')).toHaveLength(1);
    expect(themesOf('charts/Both')).toHaveLength(2);
  });

  it('does not render a demo again for another width, as no browser does', async () => {
    const { html } = await render(
      {
        Rendered: {
          before: `${GRID.before}\nlet times = 0;`,
          jsx: `<div><p>Rendered {(times += 1)} times.</p>${GRID.jsx}</div>`,
        },
      },
      [],
      false,
    );
    expect(html['charts/Rendered']?.match(/Rendered (?:<!-- -->)?\d+/g)).toEqual(['Rendered 1']);
  });

  it('mounts a demo anew for each picture when it says something else each time', async () => {
    const { html } = await render({
      Counted: {
        before: `import { useRef } from 'react';
import { DataGrid } from '@mui/x-data-grid';
function Footer() { const drawn = useRef(0); drawn.current += 1; return <p>Drawn {drawn.current} times</p>; }`,
        jsx: `<div style={{ height: 300 }}><DataGrid
          columns={[{ field: 'name', flex: 1 }]} rows={[{ id: 1, name: 'Rye' }]} slots={{ footer: Footer }} /></div>`,
      },
    });
    const said = html['charts/Counted']?.match(/Drawn (?:<!-- -->)?\d+/g);
    expect(new Set(said).size).toBe(1);
  });

  it(
    'names a demo whose picture takes too long or fails, and leaves its frame empty',
    { timeout: SLOW_MS },
    async () => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
      const effect = (name: string, body: string) => ({
        before: `import { useEffect } from 'react';\nimport { BarChart } from '@mui/x-charts/BarChart';\nvoid BarChart;\nfunction ${name}() { useEffect(() => { ${body} }); return <p>Twelve open invoices.</p>; }`,
        jsx: `<${name} />`,
      });
      const { html, problems } = await render({
        Hangs: effect('Loop', 'for (;;);'),
        Fails: effect('Fail', "throw new Error('no canvas');"),
        Text: TEXT,
      });
      expect(problems).toEqual([]);
      expect(html).toEqual({
        'charts/Hangs': '',
        'charts/Fails': '',
        'charts/Text': '<p>Twelve open invoices.</p>',
      });
      const warnings = warn.mock.calls.flat().join('\n');
      expect(warnings).toMatch(/charts\/Hangs\.tsx: .* it takes longer than 5 seconds/);
      expect(warnings).toMatch(/charts\/Fails\.tsx: .* no canvas/);
      warn.mockRestore();
    },
  );

  it('leaves out a demo that has a problem, which would stop the bundler for all', async () => {
    const known = {
      file: 'content/docs/charts/LacksFile.tsx',
      message: 'A demo imports "./staff", which does not exist.',
      remedy: 'Write it.',
    };
    const demos = { LacksFile: { jsx: '<p />', before: "import './staff';" }, Text: TEXT };
    const { html, problems } = await render(demos, [known]);
    expect(html).toEqual({ 'charts/Text': '<p>Twelve open invoices.</p>' });
    expect(problems).toHaveLength(1);
  });
});
