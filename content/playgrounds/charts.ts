import type { PlaygroundGroup, PlaygroundRecord, PropNote } from '#core/propsPlayground/record.ts';

const traffic: Record<string, string> = {
  'Cars and lorries': "[{ data: cars, label: 'Cars' }, { data: lorries, label: 'Lorries' }]",
  'Cars alone': "[{ data: cars, label: 'Cars' }]",
};

const barSeries: PropNote = {
  presets: {
    ...traffic,
    Stacked:
      "[{ data: cars, label: 'Cars', stack: 'all' }, { data: lorries, label: 'Lorries', stack: 'all' }]",
  },
  initial: 'Cars and lorries',
};

const lineSeries: PropNote = {
  presets: {
    ...traffic,
    Areas:
      "[{ data: cars, label: 'Cars', area: true, stack: 'all' }, { data: lorries, label: 'Lorries', area: true, stack: 'all' }]",
    'Straight, without marks': "[{ data: cars, label: 'Cars', curve: 'linear', showMark: false }]",
    Steps: "[{ data: cars, label: 'Cars', curve: 'stepAfter' }]",
  },
  initial: 'Cars and lorries',
};

const barAxes = (zoom: boolean): Record<string, PropNote> => ({
  series: barSeries,
  xAxis: {
    presets: {
      Months: '[{ data: months }]',
      'Months, tilted': '[{ data: months, height: 60, tickLabelStyle: { angle: 45 } }]',
      ...(zoom && { 'Months with zoom': '[{ data: months, zoom: true }]' }),
    },
    initial: 'Months',
  },
  yAxis: {
    presets: { Titled: "[{ label: 'Crossings' }]", Months: '[{ data: months, width: 70 }]' },
  },
  barLabel: { presets: { Value: "'value'" } },
  layout: { brings: { horizontal: { xAxis: '', yAxis: 'Months' } } },
});

const lineAxes = (zoom: boolean): Record<string, PropNote> => ({
  series: lineSeries,
  xAxis: {
    presets: {
      Months: "[{ data: months, scaleType: 'point' }]",
      ...(zoom && { 'Months with zoom': "[{ data: months, scaleType: 'point', zoom: true }]" }),
    },
    initial: 'Months',
  },
  yAxis: { presets: { Titled: "[{ label: 'Crossings' }]" } },
});

const scatterAxes = (zoom: boolean): Record<string, PropNote> => ({
  series: {
    presets: {
      'Two routes':
        "[{ data: northRoute, label: 'North route' }, { data: southRoute, label: 'South route' }]",
      'Larger marks': "[{ data: northRoute, label: 'North route', markerSize: 8 }]",
    },
    initial: 'Two routes',
  },
  xAxis: {
    presets: {
      Wind: "[{ label: 'Wind (m/s)' }]",
      ...(zoom && { 'Wind with zoom': "[{ label: 'Wind (m/s)', zoom: true }]" }),
    },
    initial: 'Wind',
  },
  yAxis: { presets: { Delay: "[{ label: 'Delay (min)' }]" }, initial: 'Delay' },
});

const pieSeries: PropNote = {
  presets: {
    Pie: '[{ data: cargo }]',
    Ring: '[{ data: cargo, innerRadius: 60, paddingAngle: 2, cornerRadius: 4 }]',
    'With values': "[{ data: cargo, arcLabel: 'value' }]",
    Half: '[{ data: cargo, startAngle: -90, endAngle: 90, innerRadius: 50 }]',
  },
  initial: 'Pie',
};

const radar: Record<string, PropNote> = {
  radar: {
    presets: {
      'Five metrics': '{ max: 10, metrics }',
      'Turned by a tenth': '{ max: 10, metrics, startAngle: 36 }',
      'Scales from two': '{ metrics: metrics.map((name) => ({ name, min: 2, max: 10 })) }',
    },
    initial: 'Five metrics',
  },
  series: {
    presets: {
      'Two ships': "[{ label: 'Sterna', data: sterna }, { label: 'Eider', data: eider }]",
      Filled: "[{ label: 'Sterna', data: sterna, fillArea: true }]",
    },
    initial: 'Two ships',
  },
};

/** A chart and its Pro variant, which can zoom. */
const pair = (
  component: string,
  record: Omit<PlaygroundRecord, 'component' | 'props'>,
  props: (zoom: boolean) => Record<string, PropNote>,
): PlaygroundRecord[] => [
  { ...record, component, props: props(false) },
  { ...record, component: `${component}Pro`, props: props(true) },
];

export const chartPlaygrounds: PlaygroundGroup = {
  family: {
    imports: [
      "import { blueberryTwilightPalette, mangoFusionPalette } from '@mui/x-charts/colorPalettes';",
    ],
    height: [332, 332, 332],
    groups: [
      { title: 'Data', pattern: /^(series|data|dataset|[xyz]Axis|.*Axis)$/ },
      { title: 'Size', pattern: /^(width|height|margin)$/ },
      { title: 'Interaction', pattern: /highlight|tooltip|voronoi|listener|toolbar|zoom/i },
    ],
    leaveOut: ['cx', 'cy', 'renderer'],
    props: {
      height: { range: [120, 600, 10], initial: '300' },
      width: { range: [200, 900, 10] },
      margin: { presets: { None: '0', Wide: '{ top: 40, right: 40, bottom: 40, left: 40 }' } },
      colors: {
        presets: {
          'Blueberry twilight': 'blueberryTwilightPalette',
          'Mango fusion': 'mangoFusionPalette',
        },
      },
      grid: {
        presets: {
          Horizontal: '{ horizontal: true }',
          Vertical: '{ vertical: true }',
          Both: '{ horizontal: true, vertical: true }',
        },
      },
      axisHighlight: {
        presets: { Band: "{ x: 'band' }", Line: "{ x: 'line' }", None: "{ x: 'none', y: 'none' }" },
      },
      voronoiMaxRadius: { range: [0, 100, 1] },
      borderRadius: { range: [0, 20, 1] },
    },
  },
  playgrounds: [
    ...pair(
      'BarChart',
      {
        sample: 'ferryTraffic',
        first: [
          'series',
          'xAxis',
          'yAxis',
          'layout',
          'height',
          'grid',
          'borderRadius',
          'hideLegend',
          'colors',
          'loading',
        ],
      },
      barAxes,
    ),
    ...pair(
      'LineChart',
      {
        sample: 'ferryTraffic',
        first: [
          'series',
          'xAxis',
          'yAxis',
          'height',
          'grid',
          'hideLegend',
          'colors',
          'axisHighlight',
          'loading',
        ],
      },
      lineAxes,
    ),
    ...pair(
      'PieChart',
      {
        sample: 'cargo',
        height: [300, 300, 300],
        first: ['series', 'height', 'width', 'hideLegend', 'colors', 'loading', 'skipAnimation'],
      },
      () => ({ series: pieSeries }),
    ),
    ...pair(
      'ScatterChart',
      {
        sample: 'crossings',
        first: [
          'series',
          'xAxis',
          'yAxis',
          'height',
          'grid',
          'hideLegend',
          'colors',
          'voronoiMaxRadius',
          'loading',
        ],
      },
      scatterAxes,
    ),
    ...pair(
      'RadarChart',
      {
        sample: 'ferryRatings',
        first: [
          'series',
          'radar',
          'shape',
          'highlight',
          'divisions',
          'height',
          'hideLegend',
          'colors',
        ],
      },
      () => radar,
    ).map((record) =>
      // The toolbar of the Pro chart throws in the documented version.
      record.component === 'RadarChartPro' ? { ...record, leaveOut: ['showToolbar'] } : record,
    ),
    {
      component: 'SparkLineChart',
      sample: 'ferryTraffic',
      height: [100, 100, 100],
      first: ['data', 'plotType', 'area', 'showTooltip', 'showHighlight', 'color', 'height'],
      props: {
        data: { presets: { Cars: 'cars', Lorries: 'lorries' }, initial: 'Cars' },
        color: { presets: { Teal: "'teal'", Orange: "'darkorange'" } },
        xAxis: { presets: { Months: '{ data: months }' } },
        yAxis: { presets: { 'From zero': '{ min: 0 }' } },
        baseline: { range: [0, 1_000, 50] },
        margin: { presets: { None: '0', Wide: '20' } },
        height: { range: [40, 300, 10], initial: '100' },
      },
    },
    {
      component: 'Gauge',
      height: [200, 200, 200],
      first: [
        'value',
        'valueMin',
        'valueMax',
        'startAngle',
        'endAngle',
        'innerRadius',
        'cornerRadius',
        'text',
        'height',
      ],
      props: {
        value: { range: [0, 200, 1], initial: '72' },
        valueMin: { range: [0, 200, 1] },
        valueMax: { range: [1, 200, 1] },
        startAngle: { range: [-180, 180, 5] },
        endAngle: { range: [-360, 360, 5] },
        innerRadius: { range: [0, 150, 5] },
        outerRadius: { range: [20, 150, 5] },
        cornerRadius: { range: [0, 50, 1] },
        text: { presets: { 'Per cent': '({ value }) => `${value} %`' } },
        height: { range: [100, 400, 10], initial: '200' },
      },
    },
    {
      component: 'Heatmap',
      sample: 'berthUse',
      height: [300, 300, 300],
      first: ['series', 'xAxis', 'yAxis', 'zAxis', 'height', 'hideLegend', 'tooltip', 'loading'],
      props: {
        series: {
          presets: {
            Calls: "[{ label: 'Calls', data: calls }]",
            Highlighting:
              "[{ label: 'Calls', data: calls, highlightScope: { highlight: 'item', fade: 'global' } }]",
          },
          initial: 'Calls',
        },
        xAxis: { presets: { Days: '[{ data: days }]' }, initial: 'Days' },
        yAxis: { presets: { Watches: '[{ data: watches, width: 65 }]' }, initial: 'Watches' },
        zAxis: {
          presets: {
            Continuous:
              "[{ min: 0, max: 10, colorMap: { type: 'continuous', color: ['#c5e3e6', '#0a6470'] } }]",
            'In steps':
              "[{ colorMap: { type: 'piecewise', thresholds: [3, 7], colors: ['#c5e3e6', '#5ba7b0', '#0a6470'] } }]",
          },
          initial: 'Continuous',
        },
        tooltip: { presets: { None: "{ trigger: 'none' }" } },
      },
    },
    {
      component: 'FunnelChart',
      sample: 'bookings',
      height: [360, 332, 332],
      first: ['series', 'gap', 'height', 'hideLegend', 'colors', 'categoryAxis', 'loading'],
      props: {
        series: {
          presets: {
            Funnel: '[{ data: bookings }]',
            'Smooth, lying': "[{ data: bookings, curve: 'bump', layout: 'horizontal' }]",
            Outlined: "[{ data: bookings, variant: 'outlined' }]",
            Pyramid: "[{ data: bookings, curve: 'pyramid' }]",
          },
          initial: 'Funnel',
        },
        gap: { range: [0, 20, 1] },
        categoryAxis: {
          presets: {
            'Names at the start':
              "{ categories: ['Search', 'Choice', 'Names', 'Payment'], position: 'left', size: 70 }",
          },
        },
      },
    },
    {
      component: 'SankeyChart',
      sample: 'freight',
      height: [300, 300, 300],
      first: ['series', 'height', 'width', 'margin', 'colors', 'loading'],
      props: {
        series: {
          presets: {
            Freight: '{ data: { links: freight } }',
            'With values': '{ data: { links: freight }, linkOptions: { showValues: true } }',
            'Wide nodes': '{ data: { links: freight }, nodeOptions: { width: 24, padding: 20 } }',
          },
          initial: 'Freight',
        },
      },
    },
  ],
};
