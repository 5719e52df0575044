/* What `gridCombinations.test.ts` and `gridLimits.test.ts` run in a window of jsdom: one grid after the other. */
import { useCallback, useEffect, type ComponentProps, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  GRID_TREE_DATA_GROUPING_FIELD,
  GridChartsIntegrationContextProvider,
  GridChartsRendererProxy,
  GridPreferencePanelsValue,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridApi,
  type GridChartsRendererProxyProps,
} from '@mui/x-data-grid-premium';

export const GROUPS = GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD;
export const columnsPanel = GridPreferencePanelsValue.columns;
export const TREE = GRID_TREE_DATA_GROUPING_FIELD;

/** A panel has to be an element, and not a text. */
export const portOf: DataGridPremiumProps['getDetailPanelContent'] = ({ row }) => (
  <p>{String(row.port)}</p>
);

/** A new function each time, as from the JSX of a parent. Paths have to be arrays of this window for the grid to compare them. */
export const pathFunction =
  (): NonNullable<DataGridPremiumProps['getTreeDataPath']> =>
  ({ path }) => [...path];

type ChartProps = ComponentProps<GridChartsRendererProxyProps['renderer']>;

let root: Root | undefined;
let shown: GridApi | null = null;
let drawn: Partial<Record<string, ChartProps[]>> = {};

function Grid(props: DataGridPremiumProps) {
  const apiRef = useGridApiRef();
  useEffect(() => {
    shown = apiRef.current;
  }, [apiRef]);
  return <DataGridPremium apiRef={apiRef} {...props} />;
}

function mount(element: ReactNode): void {
  root?.unmount();
  shown = null;
  drawn = {};
  root = createRoot(document.body);
  root.render(element);
}

/** Mounts a grid in the place of the last one. */
export function show(props: DataGridPremiumProps): void {
  mount(<Grid {...props} />);
}

/** Renders the grid that `show` has mounted with other props, as a parent does. */
export function update(props: DataGridPremiumProps): void {
  root?.render(<Grid {...props} />);
}

/** A chart that draws nothing, and remembers what it was given. */
function Chart({ id }: { id: string }) {
  const renderer = useCallback(
    (props: ChartProps) => {
      (drawn[id] ??= []).push(props);
      return null;
    },
    [id],
  );
  return <GridChartsRendererProxy id={id} label={id} renderer={renderer} />;
}

const withCharts = (props: DataGridPremiumProps, charts: readonly string[]) => (
  <GridChartsIntegrationContextProvider>
    {charts.map((id) => (
      <Chart key={id} id={id} />
    ))}
    <Grid chartsIntegration experimentalFeatures={{ charts: true }} {...props} />
  </GridChartsIntegrationContextProvider>
);

/** Mounts a grid and a chart for each id. */
export function showCharts(props: DataGridPremiumProps, charts: readonly string[]): void {
  mount(withCharts(props, charts));
}

export function updateCharts(props: DataGridPremiumProps, charts: readonly string[]): void {
  root?.render(withCharts(props, charts));
}

/** Mounts a chart that no provider is around. */
export function showChartAlone(): void {
  mount(<Chart id="alone" />);
}

/** What a chart was given each time. */
export const givenTo = (id: string): ChartProps[] => drawn[id] ?? [];

/** What a chart was given last, as one line for each column. */
export function chart(id = 'chart'): string[] {
  const { dimensions = [], values = [] } = givenTo(id).at(-1) ?? {};
  return [...dimensions, ...values].map(({ label, data }) => `${label}: ${data.join(', ')}`);
}

export function unmount(): void {
  root?.unmount();
}

/** The API of the grid that `show` has mounted. */
export function api(): GridApi {
  if (shown === null) throw new Error('No grid has mounted.');
  return shown;
}
