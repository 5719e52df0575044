import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ChangedProduct, Changes } from '#core/migration/change.ts';
import { planUpgrade } from '#core/migration/plan.ts';
import { readCode } from '#core/migration/readCode.ts';
import type { CompiledPage } from '../compiledPage.ts';
import { changesOf } from '../emit/changes.ts';
import { projectFolders } from '../paths.ts';
import { readPages } from '../read/content.ts';
import { compileMarkdown } from './page.ts';

/*
 * Components in the manner of older versions, not made from the diffs of the guides. Each was compiled with the documented
 * version: what the compiler complained of must be on the list of changes that their code meets.
 */

interface OldCode {
  file: string;
  product: ChangedProduct;
  from: number;
  /** What does not compile, without what an earlier error of the same element hides. */
  broken: string;
  /** What compiles and does something else, or is only seen once an error before it is mended. */
  silent: string;
}

const OLD: readonly OldCode[] = [
  {
    file: 'gridOrders5',
    product: 'x-data-grid',
    from: 5,
    broken: 'GridColumns GridSelectionModel GridValueGetterParams GridRenderCellParams page',
    silent:
      'pageSize onPageChange onPageSizeChange rowsPerPageOptions disableSelectionOnClick selectionModel onSelectionModelChange headerHeight components componentsProps hide valueFormatter valueGetter GridToolbar rowSelectionModel',
  },
  {
    file: 'gridEditing5',
    product: 'x-data-grid',
    from: 5,
    broken:
      'GridCellEditCommitParams columnField useGridApiRef GridEvents getVisibleRowModels newEditingApi',
    silent:
      'operatorValue linkOperator onCellEditCommit rowBuffer LicenseInfo data-testid dateTime',
  },
  {
    file: 'gridInventory6',
    product: 'x-data-grid',
    from: 6,
    broken:
      'GridValueFormatterParams GridValueGetterParams GridValueSetterParams deDE rowSelectionModel',
    silent:
      'rowBuffer columnBuffer valueFormatter valueGetter valueSetter useGridSelector MuiDataGrid-cellContent toolbar',
  },
  {
    file: 'gridReport7',
    product: 'x-data-grid',
    from: 7,
    broken:
      'selectedIdsLookupSelector selectedGridRowsCountSelector useGridApiEventHandler GridRowSelectionModel instanceId gridFilteredSortedRowIdsSelector useGridApiRef forceUpdate inputProps baseButton detailPanelExpandedRowIds onDetailPanelExpandedRowIdsChange MuiTablePagination',
    silent: 'indeterminateCheckboxAction unstable_rowSpanning GridToolbar data-cy',
  },
  {
    file: 'pickersBooking5',
    product: 'x-date-pickers',
    from: 5,
    broken: 'CalendarPicker PickersDayProps locale inputFormat shouldDisableTime',
    silent:
      'mask renderInput PopperProps InputAdornmentProps disableMaskedInput okText renderDay showToolbar toolbarTitle componentsProps date AdapterDateFns',
  },
  {
    file: 'pickersLab',
    product: 'x-date-pickers',
    from: 4,
    broken:
      '@mui/lab/DatePicker @mui/lab/DateRangePicker @mui/lab/LocalizationProvider @mui/lab/AdapterMoment',
    silent: 'clearable disableCloseOnSelect cancelText startText endText renderInput',
  },
  {
    file: 'pickersLab',
    product: 'x-tree-view',
    from: 5,
    broken: '@mui/lab/TreeView @mui/lab/TreeItem',
    silent: 'expanded onNodeToggle defaultCollapseIcon nodeId TreeView',
  },
  {
    file: 'pickersForm6',
    product: 'x-date-pickers',
    from: 6,
    broken:
      'deDE dayPickerClasses DateCalendarSlotsComponentsProps DatePickerProps monthAndYear shouldDisableClock defaultCalendarMonth dayOfWeekFormatter',
    silent: 'components componentsProps dateLibInstance',
  },
  {
    file: 'pickersRange7',
    product: 'x-date-pickers',
    from: 7,
    broken:
      '@mui/x-date-pickers/AdapterDateFnsV3 usePickersTranslations useClearableField FieldValueType LicenseInfo PickersActionBarProps DatePicker',
    silent:
      'DateRangePicker textField inputAdornment disableOpenPicker layout MobileDateTimePicker',
  },
  {
    file: 'chartsDashboard7',
    product: 'x-charts',
    from: 7,
    broken:
      'ResponsiveChartContainer DefaultChartsAxisTooltipContent ChartsOnAxisClickHandler hidden row horizontal faded colors position tickFontSize axisContent',
    silent:
      'xAxisKey highlighted leftAxis bottomAxis margin tooltip legend experimentalMarkRendering labelFontSize itemContent axisClasses',
  },
  {
    file: 'treeFiles6',
    product: 'x-tree-view',
    from: 6,
    broken:
      'TreeView TreeItemContentProps useTreeItem handleExpansion handleSelection ContentComponent treeItemClasses nodeId TransitionProps',
    silent:
      'defaultCollapseIcon defaultExpandIcon defaultEndIcon expanded onNodeToggle selected onNodeSelect onNodeFocus MuiTreeView',
  },
];

let changes: Changes;

beforeAll(async () => {
  const guides = readPages(projectFolders).filter(({ key }) => key.startsWith('migration/'));
  const pages = guides.map(async (source) => {
    const route = `/x/${source.key}/`;
    return { ...(await compileMarkdown({ ...source, route })), source, route };
  });
  changes = changesOf((await Promise.all(pages)) as unknown as CompiledPage[]);
}, 120_000);

/** Names without signs. */
function metIn({ file, product, from }: OldCode): Set<string> {
  const text = readFileSync(path.join(import.meta.dirname, 'oldCode', `${file}.txt`), 'utf8');
  const read = readCode(text);
  if ('problem' in read) throw new Error(JSON.stringify(read.problem));
  const { steps } = planUpgrade(changes, { product, from, to: 8, plan: 'premium' }, read.code);
  const met = steps.flatMap((step) => step.changes.flatMap(({ meetings }) => meetings));
  return new Set(met.map(({ name }) => name.replaceAll('"', '')));
}

describe('the list of changes', () => {
  it.each(OLD)('has what breaks in $file', (old) => {
    const met = metIn(old);
    const missed = `${old.broken} ${old.silent}`.split(' ').filter((name) => !met.has(name));
    expect(missed).toEqual([]);
  });

  it('is shorter than the guides', () => {
    const shares = OLD.map((old) => {
      const request = { product: old.product, from: old.from, to: 8, plan: 'premium' } as const;
      const text = readFileSync(
        path.join(import.meta.dirname, 'oldCode', `${old.file}.txt`),
        'utf8',
      );
      const read = readCode(text);
      const listed = planUpgrade(changes, request, 'code' in read ? read.code : undefined);
      const all = planUpgrade(changes, request);
      const count = ({ steps }: typeof all): number => steps.flatMap((step) => step.changes).length;
      return count(listed) / count(all);
    });
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    expect(mean).toBeLessThan(0.5);
  });
});
