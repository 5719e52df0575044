import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixtureChanges } from '#core/migration/changesFixture.ts';
import { runPlanCommand } from './planCommand.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'plan-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

async function run(...args: string[]) {
  const [printed, warned]: string[][] = [[], []];
  const exitCode = await runPlanCommand(args, {
    folder,
    changes: async () => fixtureChanges,
    print: (text) => printed?.push(text),
    warn: (text) => warned?.push(text),
  });
  return { exitCode, printed: printed?.join('') ?? '', warned: warned?.join('\n') ?? '' };
}

const dependencies = (versions: Readonly<Record<string, string>>): string =>
  JSON.stringify({ name: 'orders', dependencies: versions });

const GRID = ['--product', 'x-data-grid', '--from', '6', '--to', '8'];
const ORDERS =
  "import { DataGrid } from '@mui/x-data-grid';\n\nexport const a = <DataGrid components={{}} />;\n";

describe('a plan in a terminal', () => {
  it('lists every change of a product, with addresses of the site', async () => {
    const { exitCode, printed, warned } = await run(...GRID);
    expect({ exitCode, warned }).toEqual({ exitCode: 0, warned: '' });
    for (const title of ['Slots', 'Buffers', 'Toolbar', 'Panels']) {
      expect(printed).toContain(`[${title}](https://mui.com/x/migration/migration-data-grid-v`);
    }
    expect(printed).toContain('npm install @mui/x-data-grid-premium@^7.0.0');
    const free = await run(...GRID, '--plan', 'community');
    expect(free.printed).not.toContain('[Panels]');
  });

  it('reads product, version and plan from the package.json beside it, or from another', async () => {
    write({
      'package.json': dependencies({ '@mui/x-data-grid-pro': '^7.3.0', react: '^18.0.0' }),
      'app/package.json': dependencies({ '@mui/x-data-grid': '6.20.4' }),
    });
    const beside = await run('--to', '8');
    expect(beside.printed).toContain('@mui/x-data-grid-pro@^8.0.0');
    expect(beside.printed).not.toContain('@^7.0.0');
    const other = await run('--package', 'app/package.json', '--to', '8');
    expect(other.printed).toContain('npm install @mui/x-data-grid@^7.0.0');
  });

  it('says where the files of a folder meet a change, also after an earlier step has renamed it', async () => {
    write({
      'src/Orders.tsx': ORDERS,
      'src/pages/Stock.tsx': `\n${ORDERS}`,
      'src/other.ts': 'export const table = { components: 1 };\n',
      'src/styles.css': '.a { color: red }',
      'src/node_modules/library/index.js': ORDERS,
    });
    const { exitCode, printed, warned } = await run(...GRID, 'src');
    expect({ exitCode, warned }).toEqual({ exitCode: 0, warned: '' });
    expect(printed).toMatch(
      /\[Slots\].*`components` in src\/Orders\.tsx:3, src\/pages\/Stock\.tsx:4$/m,
    );
    expect(printed).toMatch(/\[Toolbar\].*`slots` in src\/Orders\.tsx:3/);
    expect(printed).not.toContain('[Buffers]');
    expect(printed).not.toMatch(/other\.ts|node_modules/);
  });

  it('leaves out what it cannot read, and tells it', async () => {
    write({
      'src/Orders.tsx': ORDERS,
      'src/broken.tsx': 'export const a = <DataGrid',
      'src/huge.ts': `${ORDERS}// ${'x'.repeat(5_000_000)}`,
      'src/empty.ts': '',
    });
    const { exitCode, printed, warned } = await run(...GRID, 'src');
    expect(exitCode).toBe(0);
    expect(printed).toContain('src/Orders.tsx:3');
    expect(warned).toMatch(/src\/broken\.tsx is left out, because it does not parse: line 1, /);
    expect(warned).toContain('src/huge.ts is left out, because it has 5.0 MB');
    expect(warned).toContain('src/empty.ts is left out, because it is empty.');
  });

  it('says that there is nothing to do', async () => {
    const same = await run('--product', 'x-data-grid', '--from', '8', '--to', '8');
    expect(same).toMatchObject({ exitCode: 0, printed: '' });
    expect(same.warned).toBe('Data Grid: 8 needs no upgrade to 8.');
    write({ 'src/date.ts': "import { DatePicker } from '@mui/x-date-pickers';\nDatePicker;\n" });
    const unused = await run(...GRID, 'src');
    expect(unused).toMatchObject({ exitCode: 0, printed: '' });
    expect(unused.warned).toBe('Data Grid: your files do not import anything from it.');
  });

  it('prints how it is called', async () => {
    const { exitCode, printed } = await run('--help');
    expect(exitCode).toBe(0);
    expect(printed).toContain('mui-x-docs-mcp plan [options]');
  });
});

const version = (text: string): string[] => ['--product', 'x-data-grid', '--from', text];

describe('what makes no sense', () => {
  it.each<[string, string[], string | RegExp]>([
    ['an unknown option', ['--form', '6'], /'--form'[^]*Usage: mui-x-docs-mcp plan/],
    ['an option without its value', ['--from'], /--from[^]*Usage: /],
    ['an unknown product', ['--product', 'x-dat-grid'], 'There is no product “x-dat-grid”.'],
    ['an unknown plan', ['--plan', 'gold'], 'There is no plan “gold”.'],
    ['a version without a product', ['--from', '6'], 'Also pass --product'],
    ['a version that does not exist', version('7.99.0'), 'Version 7.99.0 was never published.'],
    ['a major version without a guide', version('2'), 'There is no guide from or to 2.'],
    ['no version', version('banana'), '“banana” is not a version.'],
    ['a range over several versions', version('>=6'), '“>=6” allows several major versions.'],
    ['a tag', version('latest'), 'What “latest” means changes with each release.'],
    ['a workspace', version('workspace:*'), '“workspace:*” says where the package is'],
    ['a git address', version('git+ssh://git@host/grid.git'), 'says where the package is'],
    [
      'a version to go to that does not exist',
      [...version('6'), '--to', '8.99.0'],
      'never published',
    ],
    ['no package.json', [], 'There is no readable file package.json.'],
    ['a folder for a package.json', ['--package', '.'], 'There is no readable file .'],
    ['a path to nothing', [...GRID, 'scr'], 'There is no readable file or folder scr.'],
    [
      'a folder without code',
      [...GRID, '.'],
      'There are no files of TypeScript or JavaScript in .',
    ],
  ])('%s is told in a sentence, and nothing is printed', async (_, args, sentence) => {
    const { exitCode, printed, warned } = await run(...args);
    expect({ exitCode, printed }).toEqual({ exitCode: 1, printed: '' });
    expect(warned).toMatch(sentence);
  });

  it.each([
    ['broken JSON', '{ "dependencies": { ', 'package.json is broken: '],
    ['no object', '[]', 'is valid JSON, but not a package.json.'],
    ['other packages', dependencies({ react: '19.0.0' }), 'does not list a package of MUI X.'],
    ['a lockfile of pnpm', "lockfileVersion: '9.0'\n", 'is a lockfile of yarn, pnpm or bun.'],
    ['a lockfile of yarn', '# yarn lockfile v1\n', 'is a lockfile of yarn, pnpm or bun.'],
    ['a lockfile of bun', '{ "lockfileVersion": 1, "workspaces": {} }', 'is a lockfile of'],
    ['5 MB', `"${'x'.repeat(5_000_000)}"`, 'has 5.0 MB.'],
    [
      'a workspace',
      dependencies({ '@mui/x-data-grid': 'workspace:^' }),
      '“workspace:^” says where',
    ],
  ])('a package.json with %s is told in a sentence', async (_, text, sentence) => {
    write({ 'package.json': text });
    const { exitCode, printed, warned } = await run('--to', '8');
    expect({ exitCode, printed }).toEqual({ exitCode: 1, printed: '' });
    expect(warned).toContain(sentence);
  });

  it('is a product that the package.json does not list', async () => {
    write({ 'package.json': dependencies({ '@mui/x-data-grid': '6.0.0' }) });
    const { exitCode, warned } = await run('--product', 'x-charts');
    expect(exitCode).toBe(1);
    expect(warned).toContain('package.json does not list a package of Charts.');
  });
});
