import { describe, expect, it } from 'vitest';
import { importsIn } from './imports.ts';

describe('importsIn', () => {
  it('finds every form of import, each module once and in order', async () => {
    const source = [
      "import * as React from 'react';",
      "import { type GridColDef } from '@mui/x-data-grid';",
      "import type {} from '@mui/x-data-grid/themeAugmentation';",
      "import './styles.css';",
      "export { rows } from './rows';",
      "export * from '../shared';",
      "const lazy = React.lazy(() => import('./Chart'));",
      'const other = import(`./other`);',
      "type Row = import('./types').Row;",
      "import { useMemo } from 'react';",
    ].join('\n');
    expect(await importsIn(source, 'tsx')).toEqual([
      'react',
      '@mui/x-data-grid',
      '@mui/x-data-grid/themeAugmentation',
      './styles.css',
      './rows',
      '../shared',
      './Chart',
      './other',
      './types',
    ]);
  });

  it('finds none in text, comments and strings', async () => {
    const source = [
      "// import a from 'a';",
      'const text = "import b from \'b\'";',
      'const code = `\nimport c from "c";\n`;',
      "export const Demo = () => <p>\nimport d from 'd'; export * from 'e'\n</p>;",
      'const dynamic = import(code);',
    ].join('\n');
    expect(await importsIn(source, 'jsx')).toEqual([]);
  });
});
