/*
 * What `bench/charts.ts` runs in the browser: charts of up to 10,000 values. Steps run in a task of their own, and their
 * cost is read from outside, because layout and paint are most of it.
 */
import { useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { ScatterChart, type ScatterChartProps } from '@mui/x-charts/ScatterChart';
import { CanvasPlot } from '../../content/docs/charts/components/canvasPlot.tsx';

const SIZE = { width: 800, height: 300 };
/** Of each so many values, the sampled charts keep the lowest and the highest, as the page about lines does. */
const GROUP = 25;

/** The ways to show the same values that are compared with each other. */
const VARIANTS = {
  LineChart: { showMark: true, curve: 'monotoneX' },
  'LineChart, no marks': { showMark: false, curve: 'monotoneX' },
  'LineChart, no marks, linear': { showMark: false, curve: 'linear' },
  ScatterChart: { renderer: 'svg-single' },
  'ScatterChart, svg-batch': { renderer: 'svg-batch' },
  'Canvas below the axes': 'canvas',
} as const;

export type Variant = keyof typeof VARIANTS;

/** What a chart is drawn from: positions on the x axis, and their values. */
interface Values {
  positions: number[];
  values: number[];
}

/** A slow wave with noise, to one decimal. Another `round` has another noise. */
function createValues(count: number, round: number): Values {
  const positions = Array.from({ length: count }, (_, position) => position);
  const values = positions.map((position) => {
    const wave = Math.sin((position / count) * 33) * 40;
    return Math.round((wave + ((position * 7_919 + round) % 23) + 60) * 10) / 10;
  });
  return { positions, values };
}

/** The lowest and the highest of each group, in their order. */
function sample({ positions, values }: Values): Values {
  const kept: number[] = [];
  for (let start = 0; start < values.length; start += GROUP) {
    const group = values.slice(start, start + GROUP);
    const low = start + group.indexOf(Math.min(...group));
    const high = start + group.indexOf(Math.max(...group));
    kept.push(Math.min(low, high));
    if (low !== high) kept.push(Math.max(low, high));
  }
  return {
    positions: kept.map((at) => positions[at] ?? 0),
    values: kept.map((at) => values[at] ?? 0),
  };
}

/** How many values a chart has, and whether it shows a sample of them. */
export interface Setup {
  variant: Variant;
  count: number;
  sampled: boolean;
}

type Points = NonNullable<ScatterChartProps['series'][number]['data']>;

const pointsOf = ({ positions, values }: Values): Points =>
  values.map((y, at) => ({ id: at, x: positions[at] ?? 0, y }));

function CanvasChart({ values }: { values: Values }) {
  const data = pointsOf(values);
  return (
    <ChartDataProvider {...SIZE} series={[{ type: 'scatter', data, markerSize: 2 }]}>
      <div style={{ position: 'relative' }}>
        <CanvasPlot />
        <ChartsSurface>
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
      </div>
      <ChartsTooltip trigger="item" />
    </ChartDataProvider>
  );
}

function Chart({ variant, values }: { variant: Variant; values: Values }) {
  const options = VARIANTS[variant];
  if (options === 'canvas') return <CanvasChart values={values} />;
  const common = { ...SIZE, hideLegend: true, skipAnimation: true };
  if ('renderer' in options) {
    const series = [{ data: pointsOf(values), markerSize: 2 }];
    return <ScatterChart {...common} {...options} series={series} />;
  }
  const series: LineChartProps['series'] = [{ data: values.values, ...options }];
  return <LineChart {...common} xAxis={[{ data: values.positions }]} series={series} />;
}

interface Stage {
  root: Root;
  box: HTMLElement;
  show: (values: Values) => void;
}

let stage: Stage | undefined;
let prepared: Values | undefined;

function standing(): Stage {
  if (stage === undefined) throw new Error('No chart stands. Call mount() first.');
  return stage;
}

function takePrepared(): Values {
  if (prepared === undefined) throw new Error('No values are ready. Call prepare() first.');
  return prepared;
}

/** Creates what the next step shows, so that it costs nothing while time is measured. */
export function prepare({ count, sampled }: Setup, round: number): void {
  const values = createValues(count, round);
  prepared = sampled ? sample(values) : values;
}

/** Shows a chart of the values that are ready, in a task of its own. */
export function mount(variant: Variant): void {
  const initial = takePrepared();
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);

  function Stand() {
    const [values, show] = useState(initial);
    useEffect(() => {
      stage = { root, box, show };
    }, []);
    return <Chart variant={variant} values={values} />;
  }

  setTimeout(() => root.render(<Stand />));
}

/** Shows the values that are ready in the chart that stands, in a task of its own. */
export function change(): void {
  const { show } = standing();
  const values = takePrepared();
  setTimeout(() => show(values));
}

export function unmount(): void {
  const { root, box } = standing();
  root.unmount();
  box.remove();
  stage = undefined;
}

/** How many elements the SVG has, itself included. */
export function countElements(): number {
  const svg = standing().box.querySelector('svg');
  if (svg === null) throw new Error('The chart has drawn no SVG.');
  return svg.querySelectorAll('*').length + 1;
}

/** Where the chart is in the window. */
export function place(): { x: number; y: number } {
  const { x, y } = standing().box.getBoundingClientRect();
  return { x, y };
}
