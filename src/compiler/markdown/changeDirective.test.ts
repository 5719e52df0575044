import { describe, expect, it } from 'vitest';
import { withHtml } from '../print/withHtml.ts';
import { readGuide } from './changeDirective.ts';
import { nameInText } from './changeNames.ts';
import { compileMarkdown } from './page.ts';

const ROUTE = '/x/migration/migration-tree-view-v7/';

const compile = (markdown: string, route = ROUTE) =>
  compileMarkdown({
    file: 'index.md',
    route,
    markdown: `---\ntitle: T\ndescription: What changes between versions.\n---\n\n${markdown}`,
  });

const DIFF = `\`\`\`tsx diff before="x-tree-view 7" codemod="v8.0.0/tree-view/rename-tree-item-2"
-import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';
+import { TreeItem } from '@mui/x-tree-view/TreeItem';
\`\`\``;

const messagesOf = async (markdown: string, route?: string): Promise<string[]> =>
  (await compile(markdown, route)).problems.map(({ line, message }) => `${line} ${message}`);

describe('::change', () => {
  it('takes names from the diffs, from tables of old names, and from what is gone', async () => {
    const page = await compile(`## Renamed {#renamed}

::change{kind="renamed" names="itemId= MuiTreeItem2-*" without="TreeItem2Icon"}

:plain[\`useTreeItem2\`] and :plain[\`TreeItem2Icon\`] have a new name, and \`useTreeItem\` has not.

| Version 7                                  | Version 8      |
| ------------------------------------------ | -------------- |
| :plain[\`TreeItem2Props\`]                 | \`TreeItemProps\` |
| :plain[\`apiRef.current.selectItem()\`]    | none           |

| What         | Before |
| ------------ | ------ |
| \`TreeView\` | other  |

${DIFF}
`);
    expect(page.problems).toEqual([]);
    expect(page.changes).toEqual([
      {
        id: 'migration-tree-view-v7#renamed',
        title: 'Renamed',
        product: 'x-tree-view',
        from: 7,
        to: 8,
        kind: 'renamed',
        plan: 'community',
        names: [
          'itemId=',
          'MuiTreeItem2-*',
          'TreeItem2',
          'TreeItem2Props',
          '.selectItem',
          'useTreeItem2',
        ],
        renames: [
          ['TreeItem2', 'TreeItem'],
          ['TreeItem2Props', 'TreeItemProps'],
        ],
        codemods: ['v8.0.0/tree-view/rename-tree-item-2'],
      },
    ]);
  });

  it('reads what is noticed of a change that was missed, and leaves the text as it is', async () => {
    const change = '::change{kind="behavior" names="items="}';
    const page = await compile(`## Gone

${change}

**By hand:** :symptom[in JavaScript, :plain[\`items={1}\`] is
ignored, and the tree is empty.] Look at [it](#gone).

| What | Message                 |
| ---- | ----------------------- |
| Node | :symptom[\`Not a tree\`] |
`);
    expect(page.problems).toEqual([]);
    expect(page.changes).toMatchObject([
      {
        symptom: 'In JavaScript, `items={1}` is ignored, and the tree is empty. `Not a tree`.',
      },
    ]);
    const without = await compile(`## Gone

${change}

**By hand:** in JavaScript, :plain[\`items={1}\`] is
ignored, and the tree is empty. Look at [it](#gone).

| What | Message    |
| ---- | ---------- |
| Node | \`Not a tree\` |
`);
    expect(withHtml(page).html).toBe(withHtml(without).html);
    expect(without.changes[0]).not.toHaveProperty('symptom');
  });

  it('takes what follows from the kind where the text says nothing, and tells both apart', async () => {
    const change = '::change{kind="removed" names="items="}';
    const { changes } = await compile(
      `## Silent\n\n${change}\n\n## Told\n\n${change}\n\n:symptom[It is empty.]\n`,
    );
    expect(changes).toMatchObject([
      { symptom: expect.stringMatching(/^TypeScript reports/), isImplied: true },
      { symptom: 'It is empty.' },
    ]);
    expect(changes[1]).not.toHaveProperty('isImplied');
  });

  it('refuses a symptom of no change', async () => {
    expect(await messagesOf('## Text\n\n:symptom[It is empty.]\n')).toEqual([
      '8 A symptom stands outside of a change.',
    ]);
  });

  it('reads the plan of the heading', async () => {
    const page = await compile('## Panels :pro\n\n::change{kind="removed" names="a="}\n\nGone.\n');
    expect(page.changes).toMatchObject([{ title: 'Panels', plan: 'pro' }]);
  });

  it('is asked for below the filter, of what is no heading over others', async () => {
    const markdown = `## Install\n\nRun it.\n\n::changes\n\n## Renamed\n\nThese.\n\n### One\n\n${DIFF}\n\n### Two\n\nText.\n\n### Way\n\n::change{kind="none"}\n\nText.\n`;
    expect(await messagesOf(markdown)).toEqual([
      '16 The change "One" says no kind.',
      '23 The change "Two" says no kind.',
    ]);
    const elsewhere = await messagesOf(markdown.replace(/::change\{.*/, ''), '/x/fixture/');
    expect(elsewhere).toEqual([]);
  });

  it.each([
    ['::change{kind="new" names="a="}', 'A change has the kind "new".'],
    ['::change{names="a="}', 'A change has the kind "".'],
    ['::change{kind="removed"}', 'The change "Gone" names nothing that code contains.'],
    ['::change{kind="removed" names="a b-c!"}', 'A change has the name "b-c!".'],
    ['::change{kind="removed" names="a" plan="gold"}', 'A change has the plan "gold".'],
    ['::change{kind="removed" names="a" name="b"}', 'A change has "name".'],
    [
      '::change{kind="removed" names="a"}\n\n::change{kind="removed" names="a"}',
      'The section "Gone" is two changes.',
    ],
  ])('refuses %s', async (directive, message) => {
    const found = await messagesOf(`## Gone\n\n${directive}\n\nText.\n`);
    expect(found.map((each) => each.replace(/^\d+ /, ''))).toContain(message);
  });

  it('is refused where there is no change to make', async () => {
    const directive = '::change{kind="removed" names="a"}';
    expect(await messagesOf(`${directive}\n\n## A\n\nText.\n`)).toEqual([
      '6 A change stands above all headings.',
    ]);
    expect(await messagesOf(`## A\n\n${directive}\n\nText.\n`, '/x/migration/assistant/')).toEqual([
      '8 A change stands on a page that is no guide between two versions.',
    ]);
  });
});

describe('nameInText', () => {
  it.each([
    ['DataGrid', 'DataGrid'],
    ['<TreeItem2 />', 'TreeItem2'],
    ['GridColDef<Row>', 'GridColDef'],
    ['apiRef.current.setPage()', '.setPage'],
    ['publicAPI.selectItem(event)', '.selectItem'],
    ['.MuiDataGrid-cell', 'MuiDataGrid-cell'],
    ['slots.toolbar', 'slots.toolbar'],
    ['closeOnSelect={false}', 'closeOnSelect='],
    ['@mui/x-date-pickers/locales', '@mui/x-date-pickers/locales'],
    ['unstable_setRowHeight()', 'unstable_setRowHeight'],
    ['value', undefined],
    ["'row'", undefined],
    ['npx tsc', undefined],
  ])('%s is about %s', (text, name) => {
    expect(nameInText(text)).toBe(name);
  });
});

describe('readGuide', () => {
  it('has what everybody installs and runs before the changes', () => {
    const markdown = `::install{packages="@mui/x-tree-view@^8.0.0"}

\`\`\`bash
npx @mui/x-codemod@8 v8.0.0/tree-view/preset-safe src
\`\`\`

::changes

\`\`\`bash
npx @mui/x-codemod@8 v8.0.0/tree-view/rename-tree-item-2 src
\`\`\`
`;
    expect(readGuide({ route: ROUTE, markdown, title: 'Trees' })).toEqual({
      id: 'migration-tree-view-v7',
      title: 'Trees',
      product: 'x-tree-view',
      from: 7,
      to: 8,
      install: ['@mui/x-tree-view@^8.0.0'],
      commands: ['npx @mui/x-codemod@8 v8.0.0/tree-view/preset-safe src'],
    });
    expect(readGuide({ route: '/x/migration/assistant/', markdown, title: 'A' })).toBeUndefined();
  });
});
