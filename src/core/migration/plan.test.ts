import { describe, expect, it } from 'vitest';
import { fixtureChanges as changes } from './changesFixture.ts';
import { planUpgrade, usagesOfNames, type UpgradeOptions } from './plan.ts';
import { readCode } from './readCode.ts';

const options: UpgradeOptions = { product: 'x-data-grid', from: 6, to: 8, plan: 'community' };

function planOf(code: string, asked = options) {
  const read = readCode(code);
  if ('problem' in read) throw new Error(JSON.stringify(read.problem));
  return planUpgrade(changes, asked, read.code);
}

/** `title: name lines`, by step. */
const printed = (plan: ReturnType<typeof planUpgrade>): string[] =>
  plan.steps.flatMap(({ changes: list }) =>
    list.map(
      ({ title, meetings }) =>
        `${title}: ${meetings.map(({ name, lines }) => `${name} ${lines.join(',')}`).join('; ')}`,
    ),
  );

describe('planUpgrade', () => {
  it('goes from one major version to the next, without code with every change', () => {
    const plan = planUpgrade(changes, options);
    expect(plan.steps.map(({ guide }) => guide.from)).toEqual([6, 7]);
    expect(plan.steps.map((step) => step.changes.map(({ title }) => title))).toEqual([
      ['Slots', 'Buffers'],
      ['Behavior', 'Toolbar', 'Hidden', 'Classes'],
    ]);
    expect(plan.steps.map(({ leftOut }) => leftOut)).toEqual([0, 1]);
  });

  it('keeps to the plan and to the versions', () => {
    const plan = planUpgrade(changes, { ...options, from: 7, plan: 'pro' });
    expect(plan.steps.map(({ guide }) => guide.from)).toEqual([7]);
    expect(plan.steps[0]?.changes.map(({ title }) => title)).toContain('Panels');
    expect(plan.steps[0]?.install).toEqual(['@mui/x-data-grid-pro@^8.0.0']);
  });

  it('lists the changes that code meets, with its lines, and what breaks it first', () => {
    const plan = planOf(`import { DataGridPro, GridToolbar } from '@mui/x-data-grid-pro';
const columns = [{ field: 'a', hide: true }, { field: 'b', hide: false }];
<DataGridPro
  components={{ Toolbar: GridToolbar }}
  sx={{ '& .MuiDataGrid-pinnedColumns': {} }} />;`);
    expect(printed(plan)).toEqual([
      'Slots: components 4',
      'Hidden: hide 2',
      'Toolbar: GridToolbar 1; slots 4',
      'Behavior: DataGridPro 1',
      'Classes: MuiDataGrid-pinnedColumns 5',
    ]);
    expect(plan.steps.map(({ leftOut }) => leftOut)).toEqual([1, 1]);
  });

  it('meets nothing in code of another product', () => {
    const plan = planOf(`import { BarChart } from '@mui/x-charts';
<BarChart components={{}} hide />; const a = { hide: true };`);
    expect(printed(plan)).toEqual([]);
  });

  it('takes a snippet without imports for any product', () => {
    expect(printed(planOf('<Grid components={{}} slots={{ toolbar: Bar }} />'))).toEqual([
      'Slots: components 1',
      'Toolbar: slots 1; toolbar 1',
    ]);
  });

  it('goes on with the names that a step has put in the place of others', () => {
    const plan = planOf(
      "import { DataGrid } from '@mui/x-data-grid';\n<DataGrid components={{}} />;",
    );
    expect(printed(plan)).toEqual([
      'Slots: components 2',
      'Toolbar: slots 2',
      'Behavior: DataGrid 1',
    ]);
    expect(printed(planOf('<DataGrid components={{}} />', { ...options, from: 7 }))).toEqual([
      'Behavior: DataGrid 1',
    ]);
  });

  it('finds names that come without code', () => {
    const code = usagesOfNames([
      '<DataGrid />',
      'hide',
      'slots.toolbar',
      '.MuiDataGrid-pinnedRows',
    ]);
    expect(printed(planUpgrade(changes, options, code))).toEqual([
      'Hidden: hide ',
      'Toolbar: toolbar ',
      'Behavior: DataGrid ',
      'Classes: MuiDataGrid-pinnedRows ',
    ]);
  });
});
