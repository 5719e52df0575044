import type { PlaygroundFamily, PlaygroundRecord } from '#core/propsPlayground/record.ts';
import type { ComponentReference, ReferenceMember } from '#core/reference/reference.ts';
import type { PlaygroundSource } from './describe.ts';

/** A prop as the reference has it, for tests. */
export const prop = (
  name: string,
  text: string,
  more: Partial<ReferenceMember> & { literals?: string[] } = {},
): ReferenceMember => {
  const { literals, ...rest } = more;
  const type = { text, short: text, ...(literals !== undefined && { literals }) };
  return { name, required: false, type, description: '', plan: 'community', ...rest };
};

/** A chart that no package has, with a prop of every kind. */
export const chart = (
  props: ReferenceMember[],
  more: Partial<ComponentReference> = {},
): ComponentReference => ({
  kind: 'component',
  name: 'QuayChart',
  exportName: 'QuayChart',
  product: 'x-charts',
  plan: 'community',
  route: '/x/api/charts/quay-chart/',
  description: '',
  imports: [
    {
      package: '@mui/x-charts',
      plan: 'community',
      line: "import { QuayChart } from '@mui/x-charts/QuayChart';",
    },
    {
      package: '@mui/x-charts',
      plan: 'community',
      line: "import { QuayChart } from '@mui/x-charts';",
    },
  ],
  typeParameters: [],
  props,
  alsoAccepts: [],
  slots: [],
  classes: [],
  ...more,
});

export const family = (more: Partial<PlaygroundFamily> = {}): PlaygroundFamily => ({
  props: {},
  leaveOut: [],
  groups: [{ title: 'Size', pattern: /^(height|width)$/ }],
  height: [300, 300, 300],
  imports: [],
  ...more,
});

const SAMPLE = `import type { Ship } from '@mui/x-charts/models';

export const limit = 3;

export const ships: Ship[] = [
  { name: 'Sterna', tonnes: 4200, quay: 'North', flag: 'Norway' },
  { name: 'Eider', tonnes: limit, quay: 'South', flag: 'Denmark' },
];
`;

/** A whole playground: every kind of control, a sample, a paid import, presets of one and of several lines. */
export const quaySource = (record: Partial<PlaygroundRecord> = {}): PlaygroundSource => ({
  component: chart([
    prop('series', 'Series[]', { required: true }),
    prop('grid', 'Grid'),
    prop('loading', 'boolean', { default: 'false' }),
    prop('layout', "'horizontal' | 'vertical'", {
      literals: ["'horizontal'", "'vertical'"],
      default: "'vertical'",
    }),
    prop('height', 'number'),
    prop('label', 'string'),
  ]),
  record: {
    component: 'QuayChart',
    sample: 'quays',
    first: ['series', 'label'],
    fixed: { 'aria-label': 'Quays' },
    props: {
      series: {
        presets: {
          'All ships': "[{ data: ships, label: 'Ships' }]",
          'By quay':
            "[{ data: ships, label: 'Ships at the quay', stack: 'total', showMark: false, area: true }]",
          Few: '[{ data: ships.filter((ship) => ship.tonnes < limit) }]',
        },
        initial: 'All ships',
      },
      grid: { presets: { Both: '{ horizontal: true, vertical: true }' } },
      height: { range: [100, 600, 10], initial: '300' },
      layout: { brings: { horizontal: { grid: 'Both' } } },
    },
    ...record,
  },
  family: family(),
  sample: SAMPLE,
});
