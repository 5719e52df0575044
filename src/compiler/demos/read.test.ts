import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '#core/errors.ts';
import { createTemporaryProject, type TemporaryProject } from '../temporaryProject.ts';
import { demosIn, readDemo } from './read.ts';

const PAGE = 'content/docs/data-grid/sorting';

let project: TemporaryProject;
beforeEach(() => {
  project = createTemporaryProject();
});
afterEach(() => project.remove());

function read(name: string, files: Record<string, string>) {
  project.write(
    Object.fromEntries(Object.entries(files).map(([file, text]) => [`${PAGE}/${file}`, text])),
  );
  const { root } = project.folders;
  const problems: Problem[] = [];
  const place = { root, folder: path.join(root, PAGE), page: 'data-grid/sorting' };
  const demo = readDemo(place, name, problems);
  return {
    demo,
    variants: demo?.variants.map(({ styling, files: found }) => [
      styling,
      ...found.map((file) => file.name),
    ]),
    problems: problems.map(({ file, line, message }) => `${file}:${line} ${message}`),
  };
}

describe('readDemo', () => {
  it('reads a single file', () => {
    const { demo, variants, problems } = read('Basic', {
      'Basic.tsx': "import * as React from 'react';\nexport default function Basic() {}\n\n",
    });
    expect(demo).toMatchObject({ name: 'Basic', id: 'data-grid/sorting/Basic' });
    expect(variants).toEqual([['system', 'Basic.tsx']]);
    expect(demo?.variants[0].files[0].source).toMatch(/\{\}$/);
    expect(problems).toEqual([]);
  });

  it('follows local imports of every kind, each file once, in order of first import', () => {
    const { variants, problems } = read('Basic', {
      'Basic.tsx': [
        "import { useState } from 'react';",
        'import {',
        '  orders, // what was sold',
        '  type Order,',
        "} from './orders';",
        "import Chip from './StatusChip';",
        "import './basic.css';",
        "export { total } from './sums.ts';",
        "const late = () => import('./late');",
      ].join('\n'),
      'orders.ts': "import { staff } from './staff';\nexport const orders = staff;",
      'staff.ts': "import { orders } from './orders';",
      'StatusChip.tsx': "import './basic.css';",
      'basic.css': "@import './other.css';",
      'sums.ts': '',
      'late.ts': '',
    });
    expect(variants).toEqual([
      [
        'system',
        'Basic.tsx',
        'orders.ts',
        'StatusChip.tsx',
        'basic.css',
        'sums.ts',
        'late.ts',
        'staff.ts',
      ],
    ]);
    expect(problems).toEqual([]);
  });

  it('takes text about imports for text', () => {
    const { problems } = read('Basic', {
      'Basic.tsx': [
        'export default function Basic() {',
        "  const log = `moved from 'Draft' to 'Sent'`;",
        '  const more = \' import "Orders"\';',
        "  // from 'nowhere'",
        '  return <p title="from \'A\'">Came from "B"</p>;',
        '}',
      ].join('\n'),
    });
    expect(problems).toEqual([]);
  });

  it('names an import of a file that does not exist, at its line', () => {
    const { problems } = read('Basic', {
      'Basic.tsx': "import { a } from './a';\nimport {\n  b,\n} from './missing';\n",
      'a.ts': "\nimport './gone.css';",
    });
    expect(problems).toEqual([
      `${PAGE}/Basic.tsx:4 A demo imports "./missing", which does not exist.`,
      `${PAGE}/a.ts:2 A demo imports "./gone.css", which does not exist.`,
    ]);
  });

  it('gives a module of the folder above as one of the page’s folder', () => {
    project.write({
      'content/docs/data-grid/shipments.ts': "import { ports } from './ports';",
      'content/docs/data-grid/ports.ts': 'export const ports = [];',
    });
    const { demo, variants, problems } = read('Bars', {
      'Bars/system.tsx':
        "import { a } from '../bars';\nimport { createShipments } from '../../shipments';",
      'Bars/tailwind.tsx': "export { createShipments } from '../../shipments';",
      'Bars/css.tsx': "const late = () => import('../../shipments');",
      'bars.ts': "import type { Shipment } from '../shipments';",
    });
    expect(problems).toEqual([]);
    expect(variants).toEqual([
      ['system', 'Bars.tsx', 'bars.ts', 'shipments.ts', 'ports.ts'],
      ['tailwind', 'Bars.tsx', 'shipments.ts', 'ports.ts'],
      ['css', 'Bars.tsx', 'shipments.ts', 'ports.ts'],
    ]);
    expect(demo?.variants[0].files.map(({ source }) => source)).toEqual([
      "import { a } from '../bars';\nimport { createShipments } from '../shipments';",
      "import type { Shipment } from './shipments';",
      "import { ports } from './ports';",
      'export const ports = [];',
    ]);
    expect(demo?.variants.map(({ files }) => files[0].source).slice(1)).toEqual([
      "export { createShipments } from '../shipments';",
      "const late = () => import('../shipments');",
    ]);
    const places = demo?.variants[0].files.map(({ place }) => path.basename(path.dirname(place)));
    expect(places).toEqual(['Bars', 'sorting', 'sorting', 'sorting']);
  });

  it('takes a module of any folder between the page and its product', () => {
    project.write({
      'content/docs/data-grid/editing/saving/Form.tsx':
        "import { createShipments } from '../../shipments';\nimport { keep } from '../keep';",
      'content/docs/data-grid/editing/keep.ts': 'export const keep = 1;',
      'content/docs/data-grid/shipments.ts': 'export const createShipments = 1;',
    });
    const { root } = project.folders;
    const problems: Problem[] = [];
    const page = 'data-grid/editing/saving';
    const place = { root, folder: path.join(root, 'content/docs', page), page };
    expect(readDemo(place, 'Form', problems)?.variants[0].files[0].source).toBe(
      "import { createShipments } from './shipments';\nimport { keep } from './keep';",
    );
    expect(problems).toEqual([]);
  });

  it('names a module of a folder above that has the name of a file of the page', () => {
    project.write({ 'content/docs/data-grid/server.ts': '' });
    const { problems } = read('Basic', {
      'Basic.tsx': "import './server';\nimport '../server';",
      'server.ts': '',
    });
    expect(problems).toEqual([
      `${PAGE}/Basic.tsx:2 A demo imports two files that readers get as "server.ts".`,
    ]);
  });

  it('names an import from beside the page, and from above its product', () => {
    project.write({
      'content/docs/all.ts': '',
      'content/docs/data-grid/sorting-2/a.ts': '',
    });
    const { problems, variants } = read('Basic', {
      'Basic.tsx': "import '../../all';\nimport '../sorting-2/a';",
    });
    const message = (file: string) =>
      `A demo imports "${file}" from outside its page's folder and the folders above.`;
    expect(problems).toEqual([
      `${PAGE}/Basic.tsx:1 ${message('../../all')}`,
      `${PAGE}/Basic.tsx:2 ${message('../sorting-2/a')}`,
    ]);
    expect(variants).toEqual([['system', 'Basic.tsx']]);
  });

  it.each([
    'react',
    'react-dom/client',
    '@mui/x-data-grid-premium',
    '@mui/x-charts/BarChart',
    '@mui/material/Box',
    '@mui/icons-material/Star',
    'dayjs',
    'date-fns/locale/de',
  ])('lets a demo import %s', (name) => {
    expect(read('Basic', { 'Basic.tsx': `import a from '${name}';` }).problems).toEqual([]);
  });

  it.each(['lodash', 'reactive', '@mui/lab', '#core/slug.ts', 'node:fs', 'https://esm.sh/react'])(
    'refuses %s',
    (name) => {
      expect(read('Basic', { 'Basic.tsx': `\nimport a from '${name}';` }).problems).toEqual([
        `${PAGE}/Basic.tsx:2 A demo imports "${name}".`,
      ]);
    },
  );

  it('reads three stylings, each with its own files', () => {
    const { demo, variants, problems } = read('Bars', {
      'bars.ts': '',
      'Bars/system.tsx': "import { a } from '../bars';",
      'Bars/tailwind.tsx': '',
      'Bars/css.tsx': "import './styles.css';",
      'Bars/styles.css': '.bars { color: red; }',
    });
    expect(variants).toEqual([
      ['system', 'Bars.tsx', 'bars.ts'],
      ['tailwind', 'Bars.tsx'],
      ['css', 'Bars.tsx', 'styles.css'],
    ]);
    expect(demo?.id).toBe('data-grid/sorting/Bars');
    expect(problems).toEqual([]);
  });

  it('names the stylings that a folder lacks', () => {
    const { problems } = read('Bars', { 'Bars/system.tsx': '' });
    expect(problems).toEqual([
      `${PAGE}/Bars/system.tsx:undefined The demo "Bars" has no tailwind.tsx and no css.tsx.`,
    ]);
  });

  it('finds no demo where there is no file, or no system variant', () => {
    expect(read('Nothing', { 'Basic.tsx': '' }).demo).toBeUndefined();
    expect(read('Bars', { 'Bars/css.tsx': '' }).demo).toBeUndefined();
  });
});

describe('demosIn', () => {
  it('lists files and folders that are demos', () => {
    read('Basic', {
      'index.md': '',
      'Basic.tsx': '',
      'orders.ts': '',
      'helper.tsx': '',
      'Bars/system.tsx': '',
      'nested/index.md': '',
    });
    expect(demosIn(path.join(project.folders.root, PAGE))).toEqual(['Bars', 'Basic']);
  });
});
