import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { PickersTextField } from '@mui/x-date-pickers/PickersTextField';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { BarChart } from '@mui/x-charts/BarChart';
import { AnimatedArea, AnimatedLine, LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { DataGrid } from '@mui/x-data-grid';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import dayjs from 'dayjs';
import { act, createElement, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/*
 * A component for each figure of slots, once as it is and once with a mark in the place of a slot. Runs in jsdom, bundled
 * (`slotFigures.test.ts`).
 */

const MARK = 'data-mark';

const Mark = () => createElement('i', { [MARK]: '' });

type Loose = Record<string, unknown>;

const around = <P extends object>(tag: 'g' | 'i', Filler: ComponentType<P>) =>
  function Marked(props: P) {
    return createElement(tag, { [MARK]: '' }, <Filler {...props} />);
  };

/** Where the mark is around what fills a slot: a field needs its sections, and a line is two elements beside each other. */
const AROUND: Readonly<Record<string, unknown>> = {
  textField: around('i', PickersTextField),
  line: around('g', AnimatedLine),
  area: around('g', AnimatedArea),
};

const axes = { xAxis: [{ data: ['a', 'b'], label: 'x' }], yAxis: [{ label: 'y' }] };
const size = { width: 400, height: 300, skipAnimation: true };
const legendOf = { label: 'Series' };
const chart = {
  bars: { ...size, ...axes, barLabel: 'value', series: [{ ...legendOf, data: [1, 2] }] },
  lines: {
    ...size,
    ...axes,
    xAxis: [{ data: ['a', 'b'], label: 'x', scaleType: 'point' }],
    series: [{ ...legendOf, data: [1, 2], area: true, showMark: true }],
  },
  pie: {
    ...size,
    series: [{ data: [{ id: 0, value: 1, label: 'one' }], arcLabel: 'value' }],
  },
  scatter: {
    ...size,
    xAxis: [{ label: 'x' }],
    yAxis: [{ label: 'y' }],
    series: [{ ...legendOf, data: [{ id: 0, x: 1, y: 2 }] }],
  },
};

const grid = {
  rows: [{ id: 1, name: 'Ada' }],
  columns: [{ field: 'name', width: 100 }],
  initialState: { sorting: { sortModel: [{ field: 'name', sort: 'asc' }] } },
  autoHeight: true,
  disableVirtualization: true,
  checkboxSelection: true,
  showToolbar: true,
};

const day = dayjs('2026-04-17');
const range = [day, day.add(2, 'day')];
const picker = { value: day, open: true, slotProps: { popper: { disablePortal: true } } };
const rangePicker = { ...picker, value: range, calendars: 1 };
const shortcuts = { items: [{ label: 'Today', getValue: () => day }] };

const items = [
  { id: 'a', label: 'A', children: [{ id: 'b', label: 'B', children: [{ id: 'c', label: 'C' }] }] },
];
const expanded = { items, defaultExpandedItems: ['a'] };
const ofTree = (
  <TreeItem itemId="a" label="A">
    <TreeItem itemId="b" label="B">
      <TreeItem itemId="c" label="C" />
    </TreeItem>
  </TreeItem>
);

const made = <P,>(component: ComponentType<P>, props: Loose) => ({
  component: component as ComponentType<Loose>,
  props,
});

const COMPONENTS: Record<string, { component: ComponentType<Loose>; props: Loose }> = {
  BarChart: made(BarChart, chart.bars),
  DataGrid: made(DataGrid, grid),
  DateCalendar: made(DateCalendar, { value: day }),
  DatePicker: made(DatePicker, picker),
  DateRangeCalendar: made(DateRangeCalendar, { value: range, calendars: 1 }),
  DateRangePicker: made(DateRangePicker, rangePicker),
  LineChart: made(LineChart, chart.lines),
  PieChart: made(PieChart, chart.pie),
  RichTreeView: made(RichTreeView, expanded),
  ScatterChart: made(ScatterChart, chart.scatter),
  SimpleTreeView: made(SimpleTreeView, { children: ofTree, defaultExpandedItems: ['a'] }),
  StaticDatePicker: made(StaticDatePicker, { value: day, slotProps: { shortcuts } }),
  TimePicker: made(TimePicker, picker),
};

/** Draws something into a document of its own, and looks at it. */
async function lookAt<T>(drawn: ReactNode, look: (root: Element) => T): Promise<T> {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  await act(async () => {
    root.render(<LocalizationProvider dateAdapter={AdapterDayjs}>{drawn}</LocalizationProvider>);
  });
  const seen = look(document.body);
  await act(async () => root.unmount());
  return seen;
}

/** Which child, of which child, … */
function pathOf(node: Element, root: Element): string {
  const path: number[] = [];
  for (let at: Element | null = node; at !== null && at !== root; at = at.parentElement) {
    path.unshift([...(at.parentElement?.children ?? [])].indexOf(at));
  }
  return path.join('.');
}

/**
 * Where the elements stand that a selector finds in a component, and where what fills a slot does.
 * @throws for a component that is not listed above.
 */
export async function tryOut(
  name: string,
  slot: string,
  selector: string,
): Promise<{ found: string[]; marked: string[] }> {
  const { component, props } = COMPONENTS[name] ?? {};
  if (component === undefined) throw new Error(`slotElements.tsx does not draw ${name}.`);
  const draw = (slots: Loose) => createElement(component, { ...props, slots });
  const marked = draw({ [slot]: AROUND[slot] ?? Mark });
  const pathsOf = (wanted: string) => (root: Element) =>
    [...root.querySelectorAll(wanted)].map((node) => pathOf(node, root));
  return {
    found: await lookAt(slot in AROUND ? marked : draw({}), pathsOf(selector)),
    marked: await lookAt(marked, pathsOf(`[${MARK}]`)),
  };
}
