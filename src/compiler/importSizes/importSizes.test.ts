import { expect, it } from 'vitest';
import table from '#content/importSizes.json' with { type: 'json' };
import { importSizes, printSize } from '../reference/importSize.ts';
import { measureImports } from './measureImports.ts';
import { installedVersions } from './write.ts';

const sizes: Readonly<Record<string, number>> = table.sizes;

/** Small ones, so that the test is quick. */
const SAMPLE = [
  { name: 'TreeItemIcon', from: '@mui/x-tree-view/TreeItemIcon' },
  { name: 'ChartsText', from: '@mui/x-charts/ChartsText' },
];

/** Another release of Node may compress a little better. */
const TOLERANCE = 0.02;

it('is of the installed packages: otherwise run `npm run sizes`', () => {
  expect(table.versions).toEqual(installedVersions());
});

it('says what is measured today', async () => {
  const measured = await measureImports(SAMPLE);
  expect(measured.size).toBe(SAMPLE.length);
  const wrong = [...measured].filter(
    ([key, now]) => now < 500 || Math.abs((sizes[key] ?? 0) - now) > now * TOLERANCE,
  );
  expect(wrong).toEqual([]);
}, 120_000);

it('measures the same from the root of a package, which is why one size is said for both lines', async () => {
  const rootOf = (from: string): string => from.split('/').slice(0, 2).join('/');
  const pairs = SAMPLE.map(({ name, from }) => ({ name, own: from, root: rootOf(from) }));
  const measured = await measureImports(
    pairs.flatMap(({ name, own, root }) => [
      { name, from: own },
      { name, from: root },
    ]),
  );
  const wrong = pairs.filter(({ name, own, root }) => {
    const [small = 0, large = 0] = [own, root].map((from) => measured.get(`${from} ${name}`));
    return small < 500 || Math.abs(large - small) > small * 0.01;
  });
  expect(wrong).toEqual([]);
}, 120_000);

it('finds nothing that weighs nothing', () => {
  expect(Object.keys(sizes).length).toBeGreaterThan(160);
  expect(Object.entries(sizes).filter(([, bytes]) => bytes < 100)).toEqual([]);
});

it('gives a component one size for each package', () => {
  const line = (from: string) => `import { BarChart } from '${from}';`;
  const common = { plan: 'community' as const };
  const found = importSizes([
    { ...common, package: '@mui/x-charts', line: line('@mui/x-charts/BarChart') },
    { ...common, package: '@mui/x-charts', line: line('@mui/x-charts') },
    { ...common, package: '@mui/none', line: line('@mui/none') },
  ]);
  expect(found).toEqual([
    { package: '@mui/x-charts', bytes: sizes['@mui/x-charts/BarChart BarChart'] },
  ]);
});

it.each([
  [412, '0.4 kB'],
  [9_940, '9.9 kB'],
  [9_960, '10 kB'],
  [106_968, '107 kB'],
])('prints %i bytes as %s', (bytes, text) => {
  expect(printSize(bytes)).toBe(text);
});
