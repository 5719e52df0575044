import { describe, expect, it } from 'vitest';
import { installation } from '#content/installation.ts';
import { choiceGroups, installationParts, type Condition } from './installation.ts';

const versions = Object.fromEntries(
  [
    '@mui/x-license',
    ...installation.products.flatMap(({ plans }) =>
      Object.values(plans).map((example) => example.package),
    ),
  ].map((name) => [name, '8.12.1']),
);
const parts = installationParts(installation, { ...versions, '@mui/material': '7.3.9' });

const find = (...values: string[]) =>
  parts.filter(({ when }) => values.every((value) => when.some((each) => each.value === value)));

describe('installationParts', () => {
  it('has one part for every plan of a product, and for every date library of the pickers', () => {
    expect(find('data-grid')).toHaveLength(3);
    expect(find('date-pickers')).toHaveLength(2 * 4);
    expect(find('charts')).toHaveLength(2);
    expect(find('tree-view')).toHaveLength(2);
    expect(parts).toHaveLength(15);
  });

  it('names the major version of what is installed, and leaves Emotion to its own', () => {
    expect(find('data-grid', 'community')[0]?.packages).toEqual([
      '@mui/x-data-grid@8',
      '@mui/material@7',
      '@emotion/react',
      '@emotion/styled',
    ]);
  });

  it('adds the licence to paid plans only', () => {
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
  const groups = choiceGroups(installation);
  const holds = ({ group, value, not }: Condition, chosen: Record<string, string>): boolean =>
    (chosen[group] === value) !== (not === true);
  const shown = (product: string): string[] =>
    groups
      .filter(({ when }) => when.every((each) => holds(each, { product })))
      .map(({ name }) => name);

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
            expect(left, JSON.stringify(chosen)).toHaveLength(1);
          }
        }
      }
    }
  });
});
