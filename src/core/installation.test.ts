import { describe, expect, it } from 'vitest';
import {
  choiceGroups,
  installationParts,
  type Condition,
  type InstallableExample,
  type Installation,
} from './installation.ts';

const example = (name: string, component: string): InstallableExample => ({
  package: name,
  imports: [`import { ${component} } from '${name}';`],
  data: [],
  element: [`<${component} />`],
});

/** Three products: one with all plans, one with dates, one with neither. */
const installation: Installation = {
  base: ['@mui/material', '@emotion/react'],
  products: [
    {
      label: 'Data Grid',
      value: 'data-grid',
      dates: false,
      plans: {
        community: example('@mui/x-data-grid', 'DataGrid'),
        pro: example('@mui/x-data-grid-pro', 'DataGridPro'),
        premium: example('@mui/x-data-grid-premium', 'DataGridPremium'),
      },
    },
    {
      label: 'Pickers',
      value: 'date-pickers',
      dates: true,
      plans: {
        community: example('@mui/x-date-pickers', 'DatePicker'),
        pro: example('@mui/x-date-pickers-pro', 'DateRangePicker'),
      },
    },
    {
      label: 'Charts',
      value: 'charts',
      dates: false,
      plans: {
        community: example('@mui/x-charts', 'BarChart'),
        pro: example('@mui/x-charts-pro', 'BarChartPro'),
      },
    },
  ],
  dateLibraries: [
    { label: 'Day.js', value: 'dayjs', adapter: 'AdapterDayjs' },
    { label: 'Luxon', value: 'luxon', adapter: 'AdapterLuxon' },
  ],
};

const versions = Object.fromEntries(
  [
    '@mui/x-license',
    ...installation.products.flatMap(({ plans }) => Object.values(plans).map((e) => e.package)),
  ].map((name) => [name, '8.12.1']),
);
const parts = installationParts(installation, { ...versions, '@mui/material': '7.3.9' });

const find = (...values: string[]) =>
  parts.filter(({ when }) => values.every((value) => when.some((each) => each.value === value)));

describe('installationParts', () => {
  it('has one part for every plan of a product, and for every date library of the pickers', () => {
    expect(find('data-grid')).toHaveLength(3);
    expect(find('date-pickers')).toHaveLength(2 * 2);
    expect(find('charts')).toHaveLength(2);
    expect(parts).toHaveLength(9);
  });

  it('names the major version of what is installed, and leaves Emotion to its own', () => {
    expect(find('data-grid', 'community')[0]?.packages).toEqual([
      '@mui/x-data-grid@8',
      '@mui/material@7',
      '@emotion/react',
    ]);
  });

  it('adds the license to paid plans only', () => {
    for (const { when, packages, code } of parts) {
      const paid = !when.some(({ value }) => value === 'community');
      expect(packages.includes('@mui/x-license@8')).toBe(paid);
      expect(code.includes("LicenseInfo.setLicenseKey('YOUR_LICENSE_KEY');")).toBe(paid);
    }
  });

  it('adds the library of the adapter, with its types where it has none', () => {
    const [luxon] = find('date-pickers', 'pro', 'luxon');
    expect(luxon?.packages).toEqual(expect.arrayContaining(['luxon@3', '@types/luxon@3']));
    expect(luxon?.code).toContain(
      "import { AdapterLuxon } from '@mui/x-date-pickers-pro/AdapterLuxon';",
    );
    expect(luxon?.code).toContain('    <LocalizationProvider dateAdapter={AdapterLuxon}>\n');
  });

  it('refuses a package that is not installed', () => {
    expect(() => installationParts(installation, {})).toThrow(
      'The installation page names the package "@mui/x-data-grid", which is not installed.',
    );
  });
});

describe('choiceGroups', () => {
  const legends = { product: 'P', plan: 'L', dateLibrary: 'D', packageManager: 'M' };
  const groups = choiceGroups(installation, legends);
  const holds = ({ group, value, not }: Condition, chosen: Record<string, string>): boolean =>
    (chosen[group] === value) !== (not === true);
  const shown = (product: string): string[] =>
    groups
      .filter(({ when }) => when.every((each) => holds(each, { product })))
      .map(({ name }) => name);

  it('names the groups by what is passed in', () => {
    expect(groups.map(({ legend }) => legend)).toEqual(['P', 'L', 'L', 'D', 'M']);
  });

  it('shows the plans that a product has, and a date library only for pickers', () => {
    expect(shown('data-grid')).toEqual(['product', 'all-plans', 'package-manager']);
    expect(shown('charts')).toEqual(['product', 'plan', 'package-manager']);
    expect(shown('date-pickers')).toEqual(['product', 'plan', 'date-library', 'package-manager']);
  });

  it('leads to exactly one part, whatever is chosen', () => {
    const optionsOf = (name: string) =>
      groups.find((group) => group.name === name)?.options.map(({ value }) => value) ?? [];
    for (const product of optionsOf('product')) {
      for (const all of optionsOf('all-plans')) {
        for (const plan of optionsOf('plan')) {
          for (const library of optionsOf('date-library')) {
            const chosen = { product, 'all-plans': all, plan, 'date-library': library };
            const left = parts.filter(({ when }) => when.every((each) => holds(each, chosen)));
            expect(left.map(() => chosen)).toEqual([chosen]);
          }
        }
      }
    }
  });
});

describe('an adapter that the pickers do not have', () => {
  it('is refused', () => {
    const wrong = {
      ...installation,
      dateLibraries: [{ label: 'X', value: 'x', adapter: 'Dayjs' }],
    };
    expect(() => installationParts(wrong, { ...versions, '@mui/material': '7.3.9' })).toThrow(
      '"Dayjs" is no adapter of the pickers.',
    );
  });
});
