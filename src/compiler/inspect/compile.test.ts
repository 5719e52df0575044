import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '#content/products.ts';
import { describeElement, type Inspected } from '#core/inspect/describe.ts';
import type { InspectIndex } from '#core/inspect/model.ts';
import { OVERRIDES, printOverride } from '#core/inspect/override.ts';
import type { ProductId } from '#core/navigation/products.ts';
import type { ReferenceModel } from '#core/reference/reference.ts';
import { extractReference } from '../extract/extract.ts';
import { parseOutput, runCompiler } from '../check/types.ts';
import { projectFolders, ROOT } from '../paths.ts';
import { createTemporaryProject, type TemporaryProject } from '../temporaryProject.ts';
import { compileInspect } from './compile.ts';

let model: ReferenceModel;
let indexes: ReadonlyMap<ProductId, InspectIndex>;
let project: TemporaryProject;

beforeAll(async () => {
  project = createTemporaryProject();
  model = await extractReference(projectFolders.generated);
  indexes = await compileInspect(projectFolders.generated, model, products);
}, 120_000);
afterAll(() => project.remove());

const indexOf = (product: ProductId): InspectIndex => {
  const index = indexes.get(product);
  if (index === undefined) throw new Error(`No index of ${product}`);
  return index;
};

describe('the index', () => {
  it('has every documented class of every product', () => {
    for (const { product, name, classes } of model.components) {
      const index = indexOf(product);
      for (const { className } of classes) {
        const owners = index.classes[className]?.owners.map((at) => index.components[at]?.name);
        expect(owners).toContain(name);
      }
    }
  });

  it('has the slots that the reference gives a class', () => {
    expect(indexOf('x-data-grid').classes['MuiDataGrid-cell']?.slot).toBe('cell');
    expect(indexOf('x-tree-view').classes['MuiTreeItem-content']?.slot).toBe('content');
  });

  it('leaves states without a name of their own', () => {
    const grid = indexOf('x-data-grid').classes;
    expect(grid['MuiDataGrid-columnHeader--sorted']?.state).toBe(true);
    expect(grid['MuiDataGrid-columnHeader']?.state).toBeUndefined();
    expect(indexOf('x-date-pickers').classes['Mui-selected']?.state).toBe(true);
  });

  it('knows which names a theme really looks up', () => {
    const theme = (product: ProductId, name: string) => indexOf(product).classes[name]?.theme;
    expect(theme('x-data-grid', 'MuiDataGrid-columnHeader')).toBe('MuiDataGrid');
    expect(theme('x-date-pickers', 'MuiPickersDay-root')).toBe('MuiPickersDay');
    expect(theme('x-tree-view', 'MuiTreeItem-content')).toBe('MuiTreeItem');
    // The types of the package promise it; its code never asks.
    expect(theme('x-charts', 'MuiBarElement-root')).toBeUndefined();
  });
});

interface Sample {
  product: ProductId;
  /** The demo's import and element. */
  line: string;
  element: string;
  /** The props that the element needs. */
  props: string;
}

const SAMPLES: Sample[] = [
  {
    product: 'x-data-grid',
    line: "import { DataGrid } from '@mui/x-data-grid';",
    element: 'DataGrid',
    props: 'rows={[]} columns={[]}',
  },
  {
    product: 'x-date-pickers',
    line: "import { DatePicker } from '@mui/x-date-pickers';",
    element: 'DatePicker',
    props: '',
  },
  {
    product: 'x-charts',
    line: "import { BarChart } from '@mui/x-charts';",
    element: 'BarChart',
    props: 'series={[]}',
  },
  {
    product: 'x-tree-view',
    line: "import { RichTreeView } from '@mui/x-tree-view';",
    element: 'RichTreeView',
    props: 'items={[]}',
  },
];

/** Every element that can be pointed at in a demo of the sample, plain and narrowed to a state. */
function elementsOf({ product, element }: Sample): Inspected[] {
  const index = indexOf(product);
  return Object.entries(index.classes)
    .filter(([, { state }]) => state !== true)
    .flatMap(([name]) => {
      const classes = [name, 'Mui-selected'];
      return describeElement(index, { classes, around: [], written: [element] }) ?? [];
    });
}

/** A module that uses each printed override as a reader would. */
function moduleOf(sample: Sample): string {
  const parts = elementsOf(sample).flatMap((inspected, i) =>
    [[], ['Mui-selected']].map((narrowed, j) => {
      const print = (kind: 'sx' | 'styled' | 'theme') => printOverride(kind, inspected, narrowed);
      const styled = print('styled').replace(/import .*\n/, '');
      const id = `${i}_${j}`;
      return [
        `export const sx${id} = <${sample.element} ${sample.props} ${print('sx')} />;`,
        styled.replace(/const \w+/, `export const styled${id}`),
        `export const theme${id} = createTheme({ ${print('theme')} });`,
      ].join('\n');
    }),
  );
  return [
    "import { createTheme, styled } from '@mui/material/styles';",
    ...products.flatMap(({ packages }) =>
      packages.map(({ name }) => `import type {} from '${name}/themeAugmentation';`),
    ),
    sample.line,
    ...parts,
  ].join('\n');
}

function compileModules(name: string, modules: readonly (readonly [string, string])[]) {
  const files = modules.map(([module, text]) => [`${name}/${module}.tsx`, text]);
  const config = {
    extends: path.join(ROOT, 'content/tsconfig.json'),
    compilerOptions: { typeRoots: [path.join(ROOT, 'node_modules/@types')] },
    include: ['*.tsx'],
  };
  project.write({
    ...Object.fromEntries(files),
    [`${name}/tsconfig.json`]: JSON.stringify(config),
  });
  const folder = path.join(project.folders.root, name);
  return runCompiler(folder).then((output) => parseOutput(output, folder));
}

describe('the overrides that are printed', () => {
  it.each(SAMPLES)('for $element name classes that the reference has', (sample) => {
    const classes = new Set(model.components.flatMap((one) => one.classes.map((c) => c.className)));
    const elements = elementsOf(sample);
    expect(elements.length).toBeGreaterThan(10);
    for (const inspected of elements) {
      for (const kind of OVERRIDES) {
        const text = printOverride(kind, inspected, ['Mui-selected']);
        const named = text.match(/\.(Mui[\w]*-[\w-]+)/g) ?? [];
        expect(named.length).toBeGreaterThan(0);
        for (const name of named) expect(classes).toContain(name.slice(1));
      }
    }
  });

  it('compile as a reader’s code, every one', async () => {
    const modules = SAMPLES.map((sample): [string, string] => [sample.element, moduleOf(sample)]);
    expect(await compileModules('right', modules)).toEqual([]);
  }, 120_000);

  it('are refused by the compiler when a name is wrong', async () => {
    const [sample] = SAMPLES;
    if (sample === undefined) throw new Error('No sample');
    const wrong = moduleOf(sample).replace(/\bcolumnHeader: \{/, 'columnHeading: {');
    const errors = await compileModules('wrong', [['Wrong', wrong]]);
    expect(errors.map(({ text }) => text).join()).toContain('columnHeading');
  }, 120_000);
});
