import { createRequire } from 'node:module';
import path from 'node:path';
import type { Code } from 'mdast';
import { format } from 'prettier';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { projectFolders, ROOT } from '../paths.ts';
import { readPages } from '../read/content.ts';
import { afterDiff, beforeDiff } from './change.ts';
import { parseFenceMeta } from './fences.ts';
import { parseMarkdown } from './parse.ts';

/*
 * A fence that names a codemod claims that it makes this change, whole and nothing else. Here each is run on what the
 * fence starts from.
 */

const PACKAGE = path.join(ROOT, 'node_modules/@mui/x-codemod');
const load = createRequire(path.join(PACKAGE, 'package.json'));

/** Of jscodeshift, which brings no types and is installed for the codemods alone. */
type Transform = (
  file: { path: string; source: string },
  api: { jscodeshift: unknown },
  options: object,
) => string;

const jscodeshift = (load('jscodeshift') as { withParser: (name: string) => unknown }).withParser(
  'tsx',
);

function run(codemod: string, source: string): string {
  const { default: transform } = load(path.join(PACKAGE, codemod, 'index.js')) as {
    default: Transform;
  };
  return transform({ path: 'src/Example.tsx', source }, { jscodeshift }, {});
}

/** What is left when formatting and blank lines do not count. */
async function plain(source: string): Promise<string> {
  const formatted = await format(source, { parser: 'typescript', singleQuote: true });
  return formatted.replace(/\n\s*\n/g, '\n').trim();
}

const claims = readPages(projectFolders).flatMap(({ file, markdown }) => {
  const found: { place: string; codemod: string; code: string }[] = [];
  visit(parseMarkdown(markdown).tree, 'code', (node: Code) => {
    const { codemod } = parseFenceMeta(node.meta ?? '');
    const place = `${file}:${node.position?.start.line ?? 1}`;
    if (codemod !== undefined) found.push({ place, codemod, code: node.value });
  });
  return found;
});

describe('a fence that names a codemod', () => {
  it.each(claims)('$place shows what $codemod does', async ({ codemod, code }) => {
    expect(await plain(run(codemod, beforeDiff(code)))).toBe(await plain(afterDiff(code)));
  });
});

/** What migration pages tell readers to look after by hand. */
describe('codemods leave to the reader', () => {
  const RENAME = 'v8.0.0/tree-view/rename-tree-item-2';
  const item = "'@mui/x-tree-view/TreeItem2'";

  it('re-exports, dynamic imports, mocks and theme keys', () => {
    for (const line of [
      `export { TreeItem2 } from ${item};`,
      `const Item = lazy(() => import(${item}));`,
      `vi.mock(${item});`,
      'const theme = createTheme({ components: { MuiTreeItem2: {} } });',
    ]) {
      expect(run(RENAME, line).trim()).toBe(line);
    }
  });

  it('a second import of one name, types that became values, and lost comments', () => {
    const both = `import { TreeItem } from '@mui/x-tree-view/TreeItem';\nimport { TreeItem2 } from ${item};`;
    expect(run(RENAME, both).match(/import \{ TreeItem \}/g)).toHaveLength(2);
    expect(run(RENAME, `import type { TreeItem2Props } from ${item};`)).not.toContain('type');
    expect(run(RENAME, `import { TreeItem2, type TreeItem2Props } from ${item};`)).not.toContain(
      'type',
    );
    expect(run(RENAME, `// Ours\nimport { TreeItem2 } from ${item};`)).not.toContain('Ours');
  });

  it('items outside of a literal TreeView, and props of other elements inside of one', () => {
    const out = run('v7.0.0/tree-view/rename-nodeid', 'const a = <TreeItem nodeId="a" />;');
    expect(out).toContain('nodeId="a"');
    const inside = run(
      'v7.0.0/tree-view/rename-expansion-props',
      'const a = <TreeView><TreeItem label={<Accordion expanded />} /></TreeView>;',
    );
    expect(inside).toContain('<Accordion expandedItems />');
  });
});
