import { describe, expect, it } from 'vitest';
import { importsToMeasure, keyOfImport, parseImport } from './imports.ts';

describe('parseImport', () => {
  it('reads a name and where it comes from', () => {
    expect(parseImport("import { BarChart } from '@mui/x-charts/BarChart';")).toEqual({
      name: 'BarChart',
      from: '@mui/x-charts/BarChart',
    });
    expect(parseImport("import { Unstable_A as A } from '@mui/x';")?.name).toBe('Unstable_A');
  });

  it.each(['', "import A from 'a';", "import { A, B } from 'a';"])(
    'reads nothing of %j',
    (line) => {
      expect(parseImport(line)).toBeUndefined();
    },
  );
});

describe('importsToMeasure', () => {
  it('takes the first line of each entry', () => {
    const line = (name: string, from: string) => ({
      package: from.split('/').slice(0, 2).join('/'),
      plan: 'community' as const,
      line: `import { ${name} } from '${from}';`,
    });
    const imports = [line('A', '@mui/x/A'), line('A', '@mui/x'), line('A', '@mui/x-pro')];
    const entries = [{ imports }, { imports: [] }, { imports: [line('B', '@mui/x/B')] }];
    expect(importsToMeasure(entries).map(keyOfImport)).toEqual(['@mui/x/A A', '@mui/x/B B']);
  });
});
