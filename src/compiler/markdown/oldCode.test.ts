import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { DOCUMENTED_VERSION } from '#content/products.ts';
import { compareMinors, isIn, majorOf, minorOf } from '#core/history/history.ts';
import type { ChangedProduct, Changes } from '#core/migration/change.ts';
import { meansUsage } from '#core/migration/names.ts';
import { planUpgrade } from '#core/migration/plan.ts';
import { changedProducts } from '#core/migration/products.ts';
import { readCode } from '#core/migration/readCode.ts';
import type { CompiledPage } from '../compiledPage.ts';
import { changesOf } from '../emit/changes.ts';
import { readHistories } from '../history/historyFiles.ts';
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
  {
    file: 'gridStock4',
    product: 'x-data-grid',
    from: 4,
    broken:
      'visibleSortedGridRowsSelector gridSelectionStateSelector GridApiRef LicenseInfo allGridColumnsSelector visibleGridColumnsLengthSelector GridCellValue useGridApiRef onViewportRowsChange',
    silent: 'selectRow',
  },
  {
    file: 'gridServer6',
    product: 'x-data-grid',
    from: 6,
    broken:
      'gridVisibleSortedRowIdsSelector frFR getApplyFilterFn instanceId useGridApiRef valueFormatter valueGetter GridPinnedColumns lazyLoading columnGrouping ariaV7',
    silent:
      'getApplyQuickFilterFn getOptionLabel getOptionValue valueSetter valueParser rowBuffer rowThreshold columnBuffer unstable_headerFilters density componentsProps MuiDataGrid-pinnedColumns--left',
  },
  {
    file: 'pickersField6',
    product: 'x-date-pickers',
    from: 6,
    broken:
      'BaseSingleInputFieldProps DatePickerSlotsComponentsProps dayPickerClasses UseDateFieldProps unstable_useDateField DatePickerProps DatePicker PickersActionBarProps monthAndYear selectedSections shouldDisableClock',
    silent: 'componentsProps components dayOfWeekFormatter defaultCalendarMonth dateLibInstance',
  },
  {
    file: 'chartsMix6',
    product: 'x-charts',
    from: 6,
    broken:
      'ResponsiveChartContainer BarChartSlotsComponent ContinuouseScaleName highlighted labelFontSize tickFontSize position stroke row onClick hidden leftAxis bottomAxis tooltip legend colors',
    silent: 'xAxisKey yAxisKey faded valueFormatter margin axisClasses column',
  },
  {
    file: 'treeItems7',
    product: 'x-tree-view',
    from: 7,
    broken:
      'TreeView TreeItem2 TreeItem2Props TreeItem2Content TreeItem2Root TreeItem2IconContainer TreeItem2Label TreeItem2GroupTransition TreeItem2Provider TreeItem2Icon TreeItem2DragAndDropOverlay useTreeItem2 UseTreeItem2Parameters useTreeItem2Utils useTreeItemState TreeItemContentProps UseTreeItem2Status MultiSelectTreeViewProps ContentComponent ContentProps experimentalFeatures selectItem setItemExpansion onSelectedItemsChange',
    silent: 'onItemFocus onClick treeItemClasses publicAPI checkboxSelection',
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

/**
 * Exports whose last version is the last of its major, by that major. What goes within a major, or in the newest one that
 * is read, has no guide.
 */
function goneFrom(product: ChangedProduct): Map<string, number> {
  const packages = readHistories().get(product) ?? [];
  const gone = new Map<string, number>();
  for (const { exports, read } of packages) {
    for (const [name, { last }] of exports) {
      const isKept = packages.some((each) => {
        const own = each.exports.get(name);
        return own !== undefined && isIn(own, minorOf(DOCUMENTED_VERSION));
      });
      if (last === undefined || isKept || majorOf(last) > 7) continue;
      const isLast = [...read.keys()].every(
        (minor) => majorOf(minor) !== majorOf(last) || compareMinors(minor, last) <= 0,
      );
      if (isLast) gone.set(name, majorOf(last));
    }
  }
  return gone;
}

describe('the list of changes', () => {
  it.each(OLD)('has what breaks in $file', (old) => {
    const met = metIn(old);
    const missed = `${old.broken} ${old.silent}`.split(' ').filter((name) => !met.has(name));
    expect(missed).toEqual([]);
  });

  it.each(changedProducts)('has every export of %s that a major version took away', (product) => {
    const missed = [...goneFrom(product)].flatMap(([name, major]) => {
      const named = changes.changes.some(
        (change) =>
          change.product === product &&
          change.from === major &&
          change.names.some((each) => meansUsage(each, name)),
      );
      return named ? [] : [`${name} of ${major}`];
    });
    expect(missed).toEqual([]);
  });

  it('says of every change what is noticed when it was missed', () => {
    const silent = changes.changes.filter(({ symptom }) => symptom === undefined);
    expect(silent.map(({ id }) => id)).toEqual([]);
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
