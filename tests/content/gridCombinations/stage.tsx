/* What `gridCombinations.test.ts` runs in a window of jsdom: one grid after the other, with a feature beside its hierarchy. */
import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  GRID_TREE_DATA_GROUPING_FIELD,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridApi,
} from '@mui/x-data-grid-premium';

export const GROUPS = GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD;
export const TREE = GRID_TREE_DATA_GROUPING_FIELD;

/** A panel has to be an element, and not a text. */
export const portOf: DataGridPremiumProps['getDetailPanelContent'] = ({ row }) => (
  <p>{String(row.port)}</p>
);

let root: Root | undefined;
let shown: GridApi | null = null;

function Grid(props: DataGridPremiumProps) {
  const apiRef = useGridApiRef();
  useEffect(() => {
    shown = apiRef.current;
  }, [apiRef]);
  return <DataGridPremium apiRef={apiRef} {...props} />;
}

/** Mounts a grid in the place of the last one. */
export function show(props: DataGridPremiumProps): void {
  root?.unmount();
  shown = null;
  root = createRoot(document.body);
  root.render(<Grid {...props} />);
}

export function unmount(): void {
  root?.unmount();
}

/** The API of the grid that `show` has mounted. */
export function api(): GridApi {
  if (shown === null) throw new Error('No grid has mounted.');
  return shown;
}
