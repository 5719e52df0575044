import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../paths.ts';
import { createCompiler, type Compiler } from './compiler.ts';
import { isTable } from './isTable.ts';

/** Four processes start, each with the whole compiler; on a busy machine that takes long. */
const SLOW_MS = 300_000;

describe('isTable', () => {
  it.each([
    ['products.ts', true],
    ['navigation/dataGrid.ts', true],
    ['keyboard/tables.ts', true],
    ['playgrounds/samples/orders.ts', true],
    ['facts/pages.json', true],
    ['docs', false],
    ['docs/charts/index.md', false],
    ['docs/charts/Bars.tsx', false],
    ['docs/charts/heights.json', false],
  ])('says of %s: %s', (name, table) => {
    const content = path.resolve('content');
    expect(isTable(content, path.join(content, name))).toBe(table);
  });
});

describe('a compiler of its own process', () => {
  let root: string;
  let compiler: Compiler;
  beforeAll(() => {
    // A copy: its tables are edited.
    root = realpathSync(mkdtempSync(path.join(tmpdir(), 'x-docs-')));
    cpSync(path.join(ROOT, 'src'), path.join(root, 'src'), { recursive: true });
    cpSync(path.join(ROOT, 'content'), path.join(root, 'content'), {
      recursive: true,
      filter: (file) => path.basename(file) !== 'docs',
    });
    for (const name of ['package.json', 'package-lock.json', 'tsconfig.base.json'])
      cpSync(path.join(ROOT, name), path.join(root, name));
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'), 'junction');
    write('content/docs/charts/data-grid-integration/index.md', page('A chart.'));
    compiler = createCompiler(root);
  });
  afterAll(() => {
    compiler.forget();
    rmSync(root, { recursive: true, force: true });
  });

  const page = (text: string): string =>
    `---\ntitle: Overview\ndescription: What charts in cells are for.\n---\n\n${text}\n`;

  function write(name: string, text: string): void {
    const file = path.join(root, name);
    cpSync(path.join(ROOT, 'content/README.md'), file);
    writeFileSync(file, text);
  }

  const compile = (): Promise<string> =>
    compiler.compile({
      folders: {
        root,
        docs: path.join(root, 'content/docs'),
        generated: path.join(root, '.generated'),
      },
      types: false,
      previews: false,
      reference: false,
    });

  const built = (name: string): string => readFileSync(path.join(root, '.generated', name), 'utf8');

  const TITLE = "'Data Grid integration'";

  /** The table that has the page's title, from the root. */
  function tableWithTitle(): string {
    const table = readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `content/${name}`)
      .find((name) => readFileSync(path.join(root, name), 'utf8').includes(TITLE));
    if (table === undefined) throw new Error(`No table in content/ has the title ${TITLE}.`);
    return table;
  }

  it(
    'follows pages without starting anew, tables when it forgets, and survives a broken one',
    async () => {
      expect(await compile()).toBe('Compiled 1 pages.');
      expect(built('navigation/x-charts.json')).not.toContain('Diagrams in cells');

      const table = tableWithTitle();
      const good = readFileSync(path.join(root, table), 'utf8').replace(
        TITLE,
        "'Diagrams in cells'",
      );
      write(table, good);
      write('content/docs/charts/data-grid-integration/index.md', page('A second text.'));
      expect(await compile()).toBe('Compiled 1 pages.');
      expect(built('pages/charts/data-grid-integration.json')).toContain('A second text.');
      expect(built('navigation/x-charts.json')).not.toContain('Diagrams in cells');

      compiler.forget();
      expect(await compile()).toBe('Compiled 1 pages.');
      expect(built('navigation/x-charts.json')).toContain('Diagrams in cells');

      write(table, 'export const products = [;');
      compiler.forget();
      expect(await compile()).toMatch(/^The compiler ended with exit code 1; its last words stand/);

      write(table, good);
      write('content/docs/charts/data-grid-integration/index.md', page('A third text.'));
      expect(await compile()).toBe('Compiled 1 pages.');
      expect(built('pages/charts/data-grid-integration.json')).toContain('A third text.');
      expect(built('navigation/x-charts.json')).toContain('Diagrams in cells');
    },
    SLOW_MS,
  );
});
