import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { CheckedFence } from '../markdown/context.ts';
import { projectFolders } from '../paths.ts';
import { checkTypes } from './types.ts';

// Below the project, where fences find the installed packages.
mkdirSync(projectFolders.generated, { recursive: true });
const root = mkdtempSync(path.join(projectFolders.generated, 'types-'));
const folders = { root, docs: path.join(root, 'docs'), generated: path.join(root, '.generated') };
mkdirSync(folders.docs);

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

const IMPORT = "import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';\n";

const problemsOf = (fences: Omit<CheckedFence, 'language'>[]) =>
  checkTypes(folders, [
    {
      file: 'docs/index.md',
      key: 'migration/one',
      fences: fences.map((fence) => ({ ...fence, language: 'tsx' as const })),
    },
  ]);

it('checks each side of a change with the version it is of', async () => {
  const before = `${IMPORT}export const item = <TreeItem2 itemId="inbox" label="Inbox" />;`;
  const after = before.replaceAll('TreeItem2', 'TreeItem');
  expect(
    await problemsOf([
      { code: after, line: 10 },
      { code: before, line: 10, library: 'x-tree-view 7' },
    ]),
  ).toEqual([]);
});

it('names the library, the page and the line of an error', async () => {
  const wrong = `${IMPORT}export const item = <TreeItem2 nodeId="inbox" />;`;
  const problems = await problemsOf([
    { code: IMPORT, line: 10 },
    { code: wrong, line: 20, library: 'x-tree-view 7' },
    { code: IMPORT, line: 30, library: 'x-tree-view 6' },
  ]);
  expect(problems.map(({ line, message }) => `${line} ${message.slice(0, 35)}`)).toEqual([
    "10 TS2307: Cannot find module '@mui/x-",
    "21 With x-tree-view 7: TS2322: Type '{",
    '30 With x-tree-view 6: TS2307: Cannot ',
  ]);
  expect(problems[1]?.remedy).toContain('x-tree-view 7');
});
