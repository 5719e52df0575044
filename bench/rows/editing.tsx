/*
 * What `bench/editing.ts` runs in the browser: a grid of shipments in which one edit after the other is committed. Steps run
 * in a task of their own, and their cost is read from outside.
 */
import { createElement, useState, type RefObject } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import {
  DataGridPro,
  useGridApiRef,
  type GridApiPro,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid-pro';

interface Shipment {
  id: number;
  number: string;
  goods: string;
  weight: number;
}

const FIELD = 'goods';
const EDITED_ID = 1;
const columns: GridColDef<Shipment>[] = [
  { field: 'number' },
  { field: FIELD, editable: true },
  { field: 'weight', type: 'number' },
];

const sortModel: GridSortModel = [{ field: 'weight', sort: 'asc' }];

/** How an edit reaches the screen. */
export type Way = 'processRowUpdate' | 'processRowUpdate and rows' | 'rows';

interface Stage {
  root: Root;
  box: HTMLElement;
  api: RefObject<GridApiPro | null>;
  change: (goods: string) => void;
}

let stage: Stage | undefined;

function createShipments(count: number): Shipment[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    number: `NG-${10_001 + index}`,
    goods: `Goods ${index % 8}`,
    weight: 8_000 + ((index * 7_919) % 400_000),
  }));
}

function standing(): Stage {
  if (stage === undefined) throw new Error('No grid stands. Call mount() first.');
  return stage;
}

/** Shows a grid of `count` rows. With `sorted`, it is sorted by the weight, which no edit changes. */
export function mount({ count, way, sorted }: { count: number; way: Way; sorted: boolean }): void {
  const box = document.createElement('div');
  box.style.cssText = 'width: 600px; height: 400px';
  document.body.append(box);
  const root = createRoot(box);
  const initial = createShipments(count);

  function Stand() {
    const api = useGridApiRef();
    const [rows, setRows] = useState(initial);
    // The same function in all renders, as the sort model and the columns are.
    const [processRowUpdate] = useState(() => (edited: Shipment) => {
      if (way === 'processRowUpdate and rows') {
        setRows((current) => current.map((row) => (row.id === edited.id ? edited : row)));
      }
      return edited;
    });
    stage = {
      root,
      box,
      api,
      change: (goods) =>
        setRows((current) =>
          current.map((row) => (row.id === EDITED_ID ? { ...row, goods } : row)),
        ),
    };
    return createElement(DataGridPro<Shipment>, {
      apiRef: api,
      rows,
      columns,
      processRowUpdate,
      ...(sorted && { sortModel }),
    });
  }

  root.render(<Stand />);
}

export function unmount(): void {
  const { root, box } = standing();
  root.unmount();
  box.remove();
  stage = undefined;
}

function gridOf(stands: Stage): GridApiPro {
  if (stands.api.current === null) throw new Error('The grid has no API object yet.');
  return stands.api.current;
}

/** Opens the editor of the first shipment. It is there after the next render. */
export function open(): void {
  gridOf(standing()).startCellEditMode({ id: EDITED_ID, field: FIELD });
}

/** Enters a text, as a user does before the step that is measured. */
export async function type(goods: string): Promise<void> {
  const grid = gridOf(standing());
  // In a closed cell, the promise of `setEditCellValue()` never settles.
  if (grid.getCellMode(EDITED_ID, FIELD) !== 'edit') throw new Error('The editor is not open.');
  await grid.setEditCellValue({ id: EDITED_ID, field: FIELD, value: goods });
}

/** Saves what `type()` has entered. */
export function commit(): void {
  const grid = gridOf(standing());
  setTimeout(() => grid.stopCellEditMode({ id: EDITED_ID, field: FIELD }));
}

/** Passes a new `rows` array in which the first shipment is new, without an edit. */
export function replaceRows(goods: string): void {
  const { change } = standing();
  setTimeout(() => change(goods));
}

/** The text that the grid now has for the edited cell, and whether its editor is closed. */
export function edited(): { goods: unknown; closed: boolean } {
  const grid = gridOf(standing());
  return {
    goods: grid.getRow(EDITED_ID)?.goods,
    closed: grid.getCellMode(EDITED_ID, FIELD) === 'view',
  };
}
