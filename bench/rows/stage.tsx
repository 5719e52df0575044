/*
 * What `bench/rows.ts` runs in the browser: grids with 100,000 shipments, and how long the script of one step takes,
 * rendering included, layout and paint left out.
 */
import { createElement, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import {
  DataGridPro,
  useGridApiRef,
  type DataGridProProps,
  type GridApiPro,
} from '@mui/x-data-grid-pro';

const COUNT = 100_000;
const columns = [{ field: 'number' }, { field: 'goods' }, { field: 'note', width: 200 }];
const NOTES = [
  '',
  'Keep dry',
  'Two pallets were repacked in the yard, see the photos of the survey',
];
const shipments = Array.from({ length: COUNT }, (_, index) => ({
  id: index + 1,
  number: `NG-${10_001 + index}`,
  goods: `Goods ${index % 8}`,
  weight: 8_000 + ((index * 7_919) % 400_000),
  note: NOTES[index % NOTES.length],
}));

type GridOptions = Omit<DataGridProProps, 'rows' | 'columns'>;

const getDetailPanelContent: GridOptions['getDetailPanelContent'] = ({ row }) =>
  createElement('p', null, String(row.number));

/** The ways to show the same rows that are compared with each other. */
const VARIANTS = {
  plain: () => ({}),
  throttled: () => ({ throttleRowsMs: 1_000 }),
  number: () => ({ getRowHeight: () => 60 }),
  auto: () => ({ getRowHeight: () => 'auto' as const }),
  panels: () => ({ getDetailPanelContent }),
} satisfies Record<string, () => GridOptions>;

export type Variant = keyof typeof VARIANTS;

interface Stage {
  root: Root;
  box: HTMLElement;
  api: RefObject<GridApiPro | null>;
  set: (rows: readonly object[], options: GridOptions) => void;
}

let stage: Stage | undefined;

function timed(step: () => void): number {
  const start = performance.now();
  step();
  return performance.now() - start;
}

function standing(): Stage {
  if (stage === undefined) throw new Error('No grid stands. Call mount() first.');
  return stage;
}

function gridOf(stands: Stage): GridApiPro {
  if (stands.api.current === null) throw new Error('The grid has no API object yet.');
  return stands.api.current;
}

/** Shows a grid of all rows. @returns the milliseconds of its first render. */
export function mount(variant: Variant): number {
  const box = document.createElement('div');
  box.style.cssText = 'width: 600px; height: 400px';
  document.body.append(box);
  const root = createRoot(box);
  let found: Pick<Stage, 'api' | 'set'> | undefined;

  function Stand() {
    const api = useGridApiRef();
    const [rows, setRows] = useState<readonly object[]>(shipments);
    const [options, setOptions] = useState<GridOptions>(VARIANTS[variant]);
    found = {
      api,
      set: (nextRows, nextOptions) => {
        setRows(nextRows);
        setOptions(nextOptions);
      },
    };
    return <DataGridPro {...options} apiRef={api} rows={rows} columns={columns} />;
  }

  const time = timed(() => flushSync(() => root.render(<Stand />)));
  if (found === undefined) throw new Error('The grid was not rendered.');
  stage = { root, box, ...found };
  return time;
}

export function unmount(): void {
  const { root, box } = standing();
  root.unmount();
  box.remove();
  stage = undefined;
}

/** Milliseconds of one `updateRows` with this many rows. */
export function update(size: number, round: number): number {
  const grid = gridOf(standing());
  const updates = shipments.slice(0, size).map(({ id }) => ({ id, goods: `Goods ${round}` }));
  return timed(() => flushSync(() => grid.updateRows(updates)));
}

/** Milliseconds of a new `rows` array in which one object is new. */
export function replaceRows(round: number): number {
  const { set } = standing();
  const next = shipments.map((row) => (row.id === 1 ? { ...row, goods: `Goods ${round}` } : row));
  return timed(() => flushSync(() => set(next, {})));
}

/** Milliseconds of a render whose functions for this variant are new, as inline ones are. */
export function renderInline(): number {
  const { set } = standing();
  const inline: GridOptions = {
    getDetailPanelContent: ({ row }) => createElement('p', null, String(row.number)),
  };
  return timed(() => flushSync(() => set(shipments, inline)));
}

/** Milliseconds until a panel is open, or closed again. */
export function togglePanel(): number {
  const grid = gridOf(standing());
  return timed(() => flushSync(() => grid.toggleDetailPanel(1)));
}
