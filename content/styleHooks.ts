import type { StyleHook } from '#core/reference/styleHooks.ts';

/*
 * Read in the packages' source and in the rendered elements; `tests/content/styleHooks.test.ts` compares the names with
 * what the packages contain, and `tests/reference/style-hooks.spec.ts` looks for them in a browser.
 */

const grid: StyleHook[] = [
  {
    name: '--DataGrid-rowBorderColor',
    on: '.MuiDataGrid-root',
    text: 'Color of the lines between rows and beside pinned columns. The default is the border color of the theme.',
    settable: true,
  },
  {
    name: '--DataGrid-overlayHeight',
    on: '.MuiDataGrid-root',
    text: 'Height of the content area when a grid that grows with its rows has no rows. Without the variable, it is the height of two rows.',
    settable: true,
  },
  {
    name: '--DataGrid-cellOffsetMultiplier',
    on: '.MuiDataGrid-root',
    text: 'Indentation of each level of row grouping, in units of `theme.spacing()`. The default is 2.',
    settable: true,
    plan: 'premium',
  },
  {
    name: '--DataGrid-hasScrollX',
    on: '.MuiDataGrid-root',
    text: '1 while the columns are wider than the grid, else 0.',
  },
  {
    name: '--DataGrid-hasScrollY',
    on: '.MuiDataGrid-root',
    text: '1 while the rows are higher than the grid, else 0.',
  },
  {
    name: '--DataGrid-scrollbarSize',
    on: '.MuiDataGrid-root',
    text: 'Thickness of a scrollbar in pixels: 0px where the browser draws scrollbars over the content.',
  },
  {
    name: '--DataGrid-rowWidth',
    on: '.MuiDataGrid-root',
    text: 'Width of a row: that of all columns and the vertical scrollbar, or that of the grid if it is wider.',
  },
  {
    name: '--DataGrid-columnsTotalWidth',
    on: '.MuiDataGrid-root',
    text: 'Width of all visible columns together.',
  },
  {
    name: '--DataGrid-leftPinnedWidth',
    on: '.MuiDataGrid-root',
    text: 'Width of the columns that are pinned to the left; 0px when there are none.',
  },
  {
    name: '--DataGrid-rightPinnedWidth',
    on: '.MuiDataGrid-root',
    text: 'Width of the columns that are pinned to the right; 0px when there are none.',
  },
  {
    name: '--DataGrid-headerHeight',
    on: '.MuiDataGrid-root',
    text: 'Height of one row of column headers: `columnHeaderHeight` times the factor of the density.',
  },
  {
    name: '--DataGrid-headersTotalHeight',
    on: '.MuiDataGrid-root',
    text: 'Height of all headers: column headers, column groups, and header filters.',
  },
  {
    name: '--DataGrid-topContainerHeight',
    on: '.MuiDataGrid-root',
    text: 'Height of what stays at the top while the rows scroll: all headers, and rows that are pinned to the top.',
  },
  {
    name: '--DataGrid-bottomContainerHeight',
    on: '.MuiDataGrid-root',
    text: 'Height of what stays at the bottom while the rows scroll.',
  },
  { name: 'data-id', on: '.MuiDataGrid-row', text: 'The id of the row.' },
  {
    name: 'data-rowindex',
    on: '.MuiDataGrid-row',
    text: 'Where the row stands among those that are sorted and filtered, from 0.',
  },
  {
    name: 'data-field',
    on: '.MuiDataGrid-cell, .MuiDataGrid-columnHeader',
    text: 'The field of the column.',
  },
  {
    name: 'data-colindex',
    on: '.MuiDataGrid-cell',
    text: 'Where the column stands among the visible ones, from 0.',
  },
  {
    name: 'data-fields',
    on: '.MuiDataGrid-columnHeader--filledGroup',
    text: 'The fields of the columns in a column group, each between `|-` and `-|`.',
  },
  {
    name: 'data-value',
    on: '.MuiDataGrid-booleanCell',
    text: '`true` or `false`: the value that the icon stands for.',
  },
];

const ofMark = (on: string): StyleHook[] => [
  {
    name: 'data-highlighted',
    on,
    text: '`true` while the item or its series is highlighted; otherwise the attribute is missing.',
  },
  {
    name: 'data-faded',
    on,
    text: '`true` while something else is highlighted and this is faded; otherwise the attribute is missing.',
  },
];

const ofFocus = (on: string): StyleHook => ({
  name: 'data-focused',
  on,
  text: '`true` while the keyboard is on the item; otherwise the attribute is missing.',
});

const ofSeries = (on: string): StyleHook => ({
  name: 'data-series',
  on,
  text: 'The id of the series.',
});

const bars = [
  ofSeries('.MuiBar-series'),
  ...ofMark('.MuiBarElement-root'),
  ofFocus('.MuiBarElement-root'),
];
const lines = [ofSeries('.MuiLineElement-root'), ...ofMark('.MuiLineElement-root')];
const areas = [ofSeries('.MuiAreaElement-root'), ...ofMark('.MuiAreaElement-root')];
const marks = ofMark('.MuiMarkElement-root');
const lineChart = [
  ofSeries('.MuiLineElement-root, .MuiAreaElement-root'),
  ...ofMark('.MuiLineElement-root, .MuiAreaElement-root, .MuiMarkElement-root'),
];
const pies = [
  ofSeries('.MuiPieChart-series'),
  ...ofMark('.MuiPieArc-root'),
  ofFocus('.MuiPieArc-root'),
];
const points = [
  ofSeries('.MuiScatter-root'),
  ...ofMark('.MuiScatter-root > *'),
  ofFocus('.MuiScatter-root > *'),
];
const sections = [ofSeries('g'), ...ofMark('.MuiFunnelSection-root')];
const flows: StyleHook[] = [
  { name: 'data-node', on: 'g', text: 'The id of the node.' },
  { name: 'data-link-source', on: 'path, text', text: 'The id of the node where the link starts.' },
  { name: 'data-link-target', on: 'path, text', text: 'The id of the node where the link ends.' },
];
const legend: StyleHook[] = [
  {
    name: 'data-series',
    on: '.MuiChartsLegend-item',
    text: 'The id of the series that the item names; of a pie, the id of the slice, or else its index.',
  },
];
const tickGroups: StyleHook[] = [
  {
    name: 'data-group-index',
    on: '.MuiChartsAxis-tickContainer',
    text: 'Of an axis with groups: the level of the tick, from 0 for the level next to the axis.',
  },
];
const surface: StyleHook[] = [
  {
    name: 'data-has-focused-item',
    on: 'svg',
    text: '`true` while the keyboard is on one of the items; otherwise the attribute is missing.',
  },
];

const dayVariables: StyleHook[] = [
  {
    name: '--PickerDay-size',
    on: '.MuiPickerDay2-root',
    text: 'Width and height of the day. The default is 36px.',
    settable: true,
  },
  {
    name: '--PickerDay-horizontalMargin',
    on: '.MuiPickerDay2-root',
    text: 'Space on either side of the day. The default is 2px.',
    settable: true,
  },
];
const days: StyleHook[] = [
  {
    name: 'data-timestamp',
    on: '.MuiPickersDay-root',
    text: 'The day in milliseconds since 1970, as `Date.prototype.valueOf()` gives it.',
  },
];
const rangeDays: StyleHook[] = [
  ...days.map((hook) => ({ ...hook, on: '.MuiDateRangePickerDay-day' })),
  {
    name: 'data-position',
    on: '.MuiDateRangePickerDay-day',
    text: '`start` or `end` on the first and the last day of the range.',
  },
];
const sectionIndex: StyleHook[] = [
  {
    name: 'data-sectionindex',
    on: '.MuiPickersSectionList-section',
    text: 'Where the section stands in the field, from 0.',
  },
];
const rangeSections: StyleHook[] = [
  {
    name: 'data-range-position',
    on: '.MuiPickersSectionList-sectionContent',
    text: '`start` or `end`: which date of the range the section belongs to.',
  },
];
const activeRange: StyleHook[] = [
  {
    name: 'data-active-range-position',
    on: '.MuiPickersInputBase-root',
    text: '`start` or `end` while the picker is open: which date the next click sets.',
  },
];
const multiInput: StyleHook[] = [
  {
    name: 'data-multi-input',
    on: '.MuiPickersInputBase-root',
    text: '`start` or `end`: which of the two fields it is.',
  },
];

const item = (name: string, text: string): StyleHook => ({
  name,
  on: '.MuiTreeItem-content',
  text,
});
const items: StyleHook[] = [
  {
    name: '--TreeView-itemDepth',
    on: '.MuiTreeItem-root',
    text: 'The depth of the item, 0 at the root of the tree. The padding of the item is made from it.',
  },
  item('data-expanded', 'Present while the children of the item are shown.'),
  item('data-selected', 'Present while the item is selected.'),
  item('data-focused', 'Present while the item has the focus.'),
  item('data-disabled', 'Present when the item is disabled.'),
  item('data-editable', 'Present when the label of the item can be edited.'),
  item('data-editing', 'Present while the label of the item is edited.'),
];
const tree = (root: string): StyleHook[] => [
  {
    name: '--TreeView-itemChildrenIndentation',
    on: root,
    text: 'What each level adds to the padding of an item: the prop `itemChildrenIndentation`, which writes it to the element.',
  },
];

/** Component → its CSS variables and data attributes, those of its parts included where readers meet them as one. */
export const styleHooks: Readonly<Record<string, readonly StyleHook[]>> = {
  DataGrid: grid.filter(({ plan }) => plan === undefined),
  DataGridPro: grid.filter(({ plan }) => plan === undefined),
  DataGridPremium: grid,
  GridFilterForm: [
    { name: 'data-id', on: '.MuiDataGrid-filterForm', text: 'The id of the filter item.' },
  ],
  BarChart: bars,
  BarChartPro: bars,
  BarPlot: bars,
  BarElement: [...ofMark('.MuiBarElement-root'), ofFocus('.MuiBarElement-root')],
  LineChart: lineChart,
  LineChartPro: lineChart,
  LinePlot: lines,
  LineElement: lines,
  AnimatedLine: lines,
  AreaPlot: areas,
  AreaElement: areas,
  AnimatedArea: areas,
  MarkPlot: marks,
  MarkElement: marks,
  PieChart: pies,
  PieChartPro: pies,
  PiePlot: pies,
  PieArc: [...ofMark('.MuiPieArc-root'), ofFocus('.MuiPieArc-root')],
  PieArcPlot: [...ofMark('.MuiPieArc-root'), ofFocus('.MuiPieArc-root')],
  ScatterChart: points,
  ScatterChartPro: points,
  ScatterPlot: points,
  Scatter: points,
  FunnelChart: sections,
  FunnelPlot: sections,
  SankeyChart: flows,
  SankeyPlot: flows,
  ChartsLegend: legend,
  ChartsXAxis: tickGroups,
  ChartsYAxis: tickGroups,
  ChartsSurface: surface,
  PickerDay2: dayVariables,
  DateRangePickerDay2: dayVariables.map((hook) => ({
    ...hook,
    on: '.MuiDateRangePickerDay2-root',
  })),
  DateCalendar: days,
  DateRangeCalendar: rangeDays,
  DayCalendarSkeleton: [
    {
      name: 'data-day-in-month',
      on: '.MuiDayCalendarSkeleton-daySkeleton',
      text: '`0` where no day of the month stands, which hides the circle; else `1`.',
    },
  ],
  PickersSectionList: [...sectionIndex, ...rangeSections],
  PickersTextField: [...activeRange, ...multiInput, ...sectionIndex, ...rangeSections],
  RichTreeView: [...tree('.MuiRichTreeView-root'), ...items],
  RichTreeViewPro: [...tree('.MuiRichTreeViewPro-root'), ...items],
  SimpleTreeView: [...tree('.MuiSimpleTreeView-root'), ...items],
  TreeItem: items,
};

/** Names in the packages that are no business of readers, and why. */
export const internalHooks: readonly (readonly [name: RegExp, why: string])[] = [
  [
    /^--DataGrid-t-/,
    'The grid writes its theme to these for its own panels; a theme changes them.',
  ],
  [/^--DataGrid-width$/, 'Set to 0px and never changed.'],
  [/^--TreeView-indentMultiplier$/, 'Read by the overlay of a drop, and set by nobody.'],
  [/^--TreeView-targetDepth$/, 'Set on the overlay of a drop, and read by nobody.'],
  [/^data-(?:drawing-container|charts-zoom-slider)$/, 'Marks for the handling of pointers.'],
  [/^data-(?:drag-over|dragging|section)$/, 'Marks for dragging in panels of the grid.'],
  [/^data-element$/, 'Tells an input from its item when a key is pressed.'],
  [/^data-index$/, 'A part of the names of classes.'],
];
