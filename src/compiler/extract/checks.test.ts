import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkCandidates } from './candidates.ts';
import { findComponentFiles } from './componentFiles.ts';
import { checkPackages } from './packages.ts';

const listed = [
  { name: '@mui/x-charts', plan: 'community', product: 'x-charts' },
  { name: '@mui/x-charts-pro', plan: 'pro', product: 'x-charts' },
] as const;

describe('checkPackages', () => {
  it('names a package that is missing and one of another version, with the versions', () => {
    const modules = mkdtempSync(path.join(tmpdir(), 'packages-'));
    mkdirSync(path.join(modules, '@mui/x-charts'), { recursive: true });
    writeFileSync(path.join(modules, '@mui/x-charts/package.json'), '{"version":"8.1.0"}');
    const wanted = { '@mui/x-charts': '8.12.0', '@mui/x-charts-pro': '8.12.0' };
    expect(() => checkPackages(listed, wanted, modules)).toThrow(
      '@mui/x-charts is installed at 8.1.0, wanted is 8.12.0; @mui/x-charts-pro is not installed, wanted is 8.12.0',
    );
  });
});

describe('findComponentFiles', () => {
  it('names every listed component that no file is named like', () => {
    const page = {
      pathname: '/x/api/charts/no-chart/',
      name: 'NoChart',
      kind: 'component',
      package: '@mui/x-charts',
      plan: 'community',
      product: 'x-charts',
    } as const;
    expect(() => findComponentFiles([page], [])).toThrow('NoChart (@mui/x-charts)');
  });
});

describe('checkCandidates', () => {
  const candidates = [
    { name: 'BarChart', product: 'x-charts' },
    { name: 'PieChart', product: 'x-charts' },
    { name: 'GridCell', product: 'x-data-grid' },
  ];
  const pages = [{ name: 'BarChart', product: 'x-charts' as const }];

  it('reports all that are neither listed nor left out', () => {
    expect(() => checkCandidates(candidates, pages, [])).toThrow(
      'PieChart (x-charts), GridCell (x-data-grid)',
    );
  });

  it('reports what is left out and no longer there', () => {
    expect(() => checkCandidates(candidates, pages, ['PieChart', 'GridCell', 'GridGone'])).toThrow(
      'GridGone',
    );
  });

  it('is content when each stands in one of the two', () => {
    expect(() => checkCandidates(candidates, pages, ['PieChart', 'GridCell'])).not.toThrow();
  });
});
