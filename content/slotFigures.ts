import type { SlotFigure } from '#core/slotFigures.ts';

/*
 * Where readers see the slots of a component: in which demo, and by which selector its elements are found there. Slots that
 * the demo does not show, such as a menu that is closed, have no row. `tests/content/slotFigures.test.ts` tries every
 * selector out on the packages.
 */

type Parts = SlotFigure['parts'];

/** Three columns of a grid, or a calendar with room beside it. */
const WIDE = 440;

/** As on a phone, where charts are drawn for it. */
const NARROW = 316;

const AXES: Parts = {
  axisLine: '.MuiChartsAxis-line',
  axisTick: '.MuiChartsAxis-tick',
  axisTickLabel: '.MuiChartsAxis-tickLabel',
  axisLabel: '.MuiChartsAxis-label > text',
};

const LEGEND: Parts = { legend: '.MuiChartsLegend-root' };

const ARROWS: Parts = {
  previousIconButton: '.MuiPickersArrowSwitcher-previousIconButton',
  leftArrowIcon: '.MuiPickersArrowSwitcher-leftArrowIcon',
  nextIconButton: '.MuiPickersArrowSwitcher-nextIconButton',
  rightArrowIcon: '.MuiPickersArrowSwitcher-rightArrowIcon',
};

const SWITCH: Parts = {
  switchViewButton: '.MuiPickersCalendarHeader-switchViewButton',
  switchViewIcon: '.MuiPickersCalendarHeader-switchViewIcon',
};

const CALENDAR: Parts = {
  calendarHeader: '.MuiPickersCalendarHeader-root',
  ...SWITCH,
  ...ARROWS,
  day: 'button.MuiPickersDay-root',
};

const RANGE_CALENDAR: Parts = {
  calendarHeader: '.MuiPickersCalendarHeader-root',
  ...ARROWS,
  day: '.MuiDateRangePickerDay-root:not(.MuiDateRangePickerDay-hiddenDayFiller)',
};

const OPENING: Parts = {
  textField: '.MuiPickersTextField-root',
  inputAdornment: '.MuiInputAdornment-root',
  openPickerButton: '.MuiInputAdornment-root > button',
  openPickerIcon: '.MuiInputAdornment-root > button > svg',
};

const DIGITAL_SECTIONS: Parts = {
  digitalClockSectionItem: '.MuiMultiSectionDigitalClockSection-item',
};

const LAYOUT: Parts = {
  layout: '.MuiPickersLayout-root',
  toolbar: '.MuiPickersLayout-toolbar',
  shortcuts: '.MuiPickersLayout-shortcuts',
  actionBar: '.MuiPickersLayout-actionBar',
};

const TREE_ICONS: Parts = {
  collapseIcon: '[aria-expanded="true"] > .MuiTreeItem-content > .MuiTreeItem-iconContainer > svg',
  expandIcon: '[aria-expanded="false"] > .MuiTreeItem-content > .MuiTreeItem-iconContainer > svg',
};

const grid: SlotFigure = {
  demo: 'data-grid/components/SlotMap',
  only: '.MuiDataGrid-root',
  width: WIDE,
  height: 318,
  parts: {
    toolbar: '.MuiDataGrid-toolbar',
    columnHeaders: '.MuiDataGrid-columnHeaders',
    columnSortedAscendingIcon: '[aria-sort="ascending"] .MuiDataGrid-sortIcon',
    row: '.MuiDataGrid-row',
    cell: '.MuiDataGrid-cell:not(.MuiDataGrid-cellCheckbox, .MuiDataGrid-cellEmpty)',
    baseCheckbox: '.MuiDataGrid-row .MuiDataGrid-checkboxInput',
    footer: '.MuiDataGrid-footerContainer',
    pagination: '.MuiTablePagination-root',
  },
};

const datePicker: SlotFigure = {
  demo: 'date-pickers/date-picker/PartsOfAPicker',
  width: WIDE,
  parts: { ...OPENING, ...CALENDAR },
};

const timePicker: SlotFigure = {
  demo: 'date-pickers/time-picker/PartsOfATimePicker',
  width: WIDE,
  parts: { ...OPENING, ...DIGITAL_SECTIONS },
};

const dateRangePicker: SlotFigure = {
  demo: 'date-pickers/date-range-picker/PartsOfADateRangePicker',
  width: WIDE,
  parts: { ...OPENING, ...RANGE_CALENDAR },
};

const staticDatePicker: SlotFigure = {
  demo: 'date-pickers/custom-layout/LayoutAnatomy',
  only: '.MuiPickersLayout-root',
  width: WIDE,
  height: 480,
  parts: { ...LAYOUT, ...CALENDAR },
};

const lines: SlotFigure = {
  demo: 'charts/lines/ClickLines',
  width: NARROW,
  parts: {
    ...LEGEND,
    line: '.MuiLineElement-root',
    area: '.MuiAreaElement-root',
    mark: '.MuiMarkElement-root',
    ...AXES,
  },
};

const bars: SlotFigure = {
  demo: 'charts/bars/BarLabels',
  width: NARROW,
  parts: { ...LEGEND, bar: '.MuiBarElement-root', barLabel: '.MuiBarLabel-root', ...AXES },
};

const pie: SlotFigure = {
  demo: 'charts/pie/BasicPie',
  width: NARROW,
  parts: { ...LEGEND, pieArc: '.MuiPieArc-root', pieArcLabel: '.MuiPieArcLabel-root' },
};

const scatter: SlotFigure = {
  demo: 'charts/scatter/ShapeScatter',
  width: NARROW,
  parts: { ...LEGEND, ...AXES },
};

const tree: SlotFigure = {
  demo: 'tree-view/rich-tree-view/items/ItemLabelFromFields',
  width: NARROW,
  parts: { item: '.MuiTreeItem-root', ...TREE_ICONS },
};

/** Component → its figure. */
export const slotFigures: Readonly<Record<string, SlotFigure>> = {
  DataGrid: grid,
  DataGridPro: grid,
  DataGridPremium: grid,
  DatePicker: datePicker,
  DesktopDatePicker: datePicker,
  TimePicker: timePicker,
  DesktopTimePicker: timePicker,
  DateRangePicker: dateRangePicker,
  DesktopDateRangePicker: dateRangePicker,
  StaticDatePicker: staticDatePicker,
  DateCalendar: {
    demo: 'date-pickers/date-calendar/BasicCalendar',
    width: WIDE,
    parts: CALENDAR,
  },
  DateRangeCalendar: {
    demo: 'date-pickers/date-range-calendar/RangeCalendarMonths',
    width: WIDE,
    parts: RANGE_CALENDAR,
  },
  BarChart: bars,
  BarChartPro: bars,
  LineChart: lines,
  LineChartPro: lines,
  PieChart: pie,
  PieChartPro: pie,
  ScatterChart: scatter,
  ScatterChartPro: scatter,
  RichTreeView: tree,
  RichTreeViewPro: tree,
  SimpleTreeView: {
    demo: 'tree-view/simple-tree-view/selection/SpeciesBrowser',
    width: NARROW,
    parts: TREE_ICONS,
  },
};
