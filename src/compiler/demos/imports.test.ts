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

  it('finds statements where nothing is loaded later, too', async () => {
    const source = [
      "import * as React from 'react';",
      "import type {} from '@mui/x-data-grid/themeAugmentation';",
      "export * as shared from '../shared';",
      "import { type GridColDef } from '@mui/x-data-grid';",
      "export type { Row } from './rows';",
      "import './styles.css';",
      "import { useMemo } from 'react';",
      'export const text = "import b from \'b\'";',
      "export const Demo = () => <p>\nimport d from 'd'; export * from 'e'\n</p>;",
    ].join('\n');
    expect(await importsIn(source, 'tsx')).toEqual([
      'react',
      '@mui/x-data-grid/themeAugmentation',
      '../shared',
      '@mui/x-data-grid',
      './rows',
      './styles.css',
    ]);
  });

  it.each([
    ['an export of nothing', "import 'a';\nexport {} from 'b';", ['a', 'b']],
    ['code that does not parse', "import 'a';\nconst = 1;\nimport 'b';", ['a', 'b']],
    ['nothing', 'const a = 1;', []],
  ])('finds those of a file with %s', async (_, source, names) => {
    expect(await importsIn(source, 'ts')).toEqual(names);
  });
});
