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

  it('selections and toolbars of the grid that are not written in its element', () => {
    const selection = 'v8.0.0/data-grid/reform-row-selection-model';
    for (const line of [
      'const a = <DataGrid rowSelectionModel={[1]} />;',
      'const b = <StyledGrid rowSelectionModel={model} />;',
    ]) {
      expect(run(selection, line).trim()).toBe(line);
    }
    const toolbar = 'v8.0.0/data-grid/add-showToolbar-prop';
    const grid = "import { DataGrid } from '@mui/x-data-grid';\n";
    expect(run(toolbar, `${grid}const a = <DataGrid slots={slots} />;`)).not.toContain('show');
  });

  it('slots in variables, header filters and buffers of the grid', () => {
    const preset = 'v7.0.0/data-grid/preset-safe';
    const grid = "import { DataGridPro } from '@mui/x-data-grid-pro';\n";
    const slots = run(preset, `${grid}const a = <DataGridPro slots={{ Toolbar }} />;`);
    expect(slots).toContain('Toolbar');
    for (const prop of ['unstable_headerFilters', 'rowBuffer={2}']) {
      expect(run(preset, `${grid}const a = <DataGridPro ${prop} />;`)).toContain(prop);
    }
    const styled = `${grid}const a = <StyledGrid components={{ Toolbar }} />;`;
    expect(run(preset, styled)).toContain('components={{ Toolbar }}');
  });

  it('pages, hidden columns and the old editing of the grid', () => {
    const preset = 'v6.0.0/data-grid/preset-safe';
    const grid = "import { DataGrid } from '@mui/x-data-grid';\n";
    for (const prop of ['page={1}', 'pageSize={5}', 'onCellEditCommit={save}']) {
      expect(run(preset, `${grid}const a = <DataGrid ${prop} />;`)).toContain(prop);
    }
    const columns = `${grid}const columns = [{ field: 'vessel', hide: true }];`;
    expect(run(preset, columns)).toContain('hide: true');
    const stored = "const model = { items: [{ columnField: 'vessel' }] };";
    expect(run(preset, stored)).toContain('columnField');
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

describe('codemods of the pickers and charts leave to the reader', () => {
  it('a file with a spread in an element whose props are moved into slots', () => {
    for (const [codemod, source] of [
      [
        'v8.0.0/charts/rename-legend-to-slots-legend',
        "import { BarChart } from '@mui/x-charts/BarChart';\n<BarChart {...chart} legend={{}} />;",
      ],
      [
        'v6.0.0/pickers/migrate-to-components-componentsProps',
        "import { DatePicker } from '@mui/x-date-pickers/DatePicker';\n<DatePicker PopperProps={{}} {...rest} />;",
      ],
    ] as const) {
      expect(() => run(codemod, source)).toThrow('Cannot read properties of undefined');
    }
  });

  it('arrow buttons and titles of toolbars, which are keys of objects', () => {
    const arrows =
      "import { DatePicker } from '@mui/x-date-pickers/DatePicker';\n<DatePicker components={{ LeftArrowButton: Back }} />;";
    expect(run('v6.0.0/pickers/preset-safe', arrows)).toContain('LeftArrowButton');
    const title = "<LocalizationProvider localeText={{ datePickerDefaultToolbarTitle: 'Day' }} />;";
    expect(run('v6.0.0/pickers/preset-safe', title)).toContain('datePickerDefaultToolbarTitle');
  });

  it('adapters for date-fns after a second run, types that became values, and a wrong path', () => {
    const RENAME = 'v8.0.0/pickers/preset-safe';
    const once = run(
      RENAME,
      "import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFnsV3';",
    );
    expect(once).toContain("'@mui/x-date-pickers/AdapterDateFns'");
    expect(run(RENAME, once)).toContain("'@mui/x-date-pickers/AdapterDateFnsV2'");
    const inBraces = "import { type FieldValueType } from '@mui/x-date-pickers/models';";
    expect(run(RENAME, inBraces)).not.toContain('type ');
    const moved =
      "import type { PickerShortcutChangeImportance } from '@mui/x-date-pickers/PickersShortcuts';";
    expect(run(RENAME, moved)).not.toContain('type ');
    const together =
      "import { PickersShortcuts, type PickerShortcutChangeImportance } from '@mui/x-date-pickers/PickersShortcuts';";
    expect(run(RENAME, together)).toMatch(
      /PickersShortcuts,.* from '@mui\/x-date-pickers\/models'/,
    );
  });

  it('the style of tick labels, marks in a composed chart, and sparklines', () => {
    const PRESET = 'v8.0.0/charts/preset-safe';
    const axis =
      "import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';\n<ChartsXAxis tickFontSize={11} />;";
    expect(run(PRESET, axis)).toContain('tickStyle');
    const marks =
      "import { MarkPlot } from '@mui/x-charts/LineChart';\n<MarkPlot experimentalRendering />;";
    expect(run(PRESET, marks)).toContain('experimentalRendering');
    const trend =
      "import { SparkLineChart } from '@mui/x-charts/SparkLineChart';\n<SparkLineChart colors={palette} />;";
    expect(run(PRESET, trend)).toContain('colors={palette}');
  });

  it('a container that is imported under both of its names', () => {
    const both =
      "import { ChartContainer } from '@mui/x-charts/ChartContainer';\nimport { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';";
    expect(
      run('v8.0.0/charts/rename-responsive-chart-container', both).match(
        /import \{ ChartContainer \}/g,
      ),
    ).toHaveLength(2);
  });

  it('props of a styled or spread picker, and renamed names in re-exports', () => {
    const styled =
      "import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';\nconst Narrow = styled(DateCalendar)({});\n<Narrow defaultCalendarMonth={june} />;";
    expect(run('v7.0.0/pickers/preset-safe', styled)).toContain('defaultCalendarMonth');
    const spread =
      "import { DatePicker } from '@mui/x-date-pickers/DatePicker';\nconst rest = { components: {} };\n<DatePicker {...rest} />;";
    expect(run('v7.0.0/pickers/preset-safe', spread)).toContain('{ components: {} }');
    const exported = "export { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFnsV3';";
    expect(run('v8.0.0/pickers/preset-safe', exported).trim()).toBe(exported);
  });
});
