import { describe, expect, it } from 'vitest';
import { fixtureChanges as changes } from './changesFixture.ts';
import { looksLikePackage, readPackageJson } from './packageJson.ts';

const read = (json: unknown) => readPackageJson(JSON.stringify(json), changes);

describe('readPackageJson', () => {
  it('takes the highest plan of each product', () => {
    expect(
      read({
        dependencies: { '@mui/x-data-grid': '^7.0.0', react: '^19.0.0' },
        devDependencies: { '@mui/x-data-grid-pro': '~6.20.4', '@mui/x-date-pickers': '5.0.20' },
      }),
    ).toEqual({
      products: [
        {
          product: 'x-data-grid',
          package: '@mui/x-data-grid-pro',
          plan: 'pro',
          text: '~6.20.4',
          major: 6,
        },
        {
          product: 'x-date-pickers',
          package: '@mui/x-date-pickers',
          plan: 'community',
          text: '5.0.20',
          major: 5,
        },
      ],
    });
  });

  it('reads what npm has installed from its lockfile', () => {
    expect(
      read({
        name: 'app',
        packages: {
          '': { dependencies: { '@mui/x-data-grid': '>=6' } },
          'node_modules/@mui/x-data-grid': { version: '7.29.12' },
        },
      }),
    ).toMatchObject({ products: [{ major: 7, text: '7.29.12' }] });
  });

  it.each(['workspace:*', 'git+ssh://git@github.com/mui/mui-x.git', 'latest', '9.0.0'])(
    'says that "%s" is no version to start from',
    (version) => {
      const result = read({ dependencies: { '@mui/x-data-grid': version } });
      expect(result).toMatchObject({ products: [{ text: version }] });
      expect('products' in result && result.products[0]?.problem).toBeTruthy();
    },
  );

  it('says what is wrong with the file', () => {
    expect(readPackageJson('{ "dependencies": { ', changes)).toMatchObject({
      problem: { kind: 'broken-json' },
    });
    expect(read([])).toEqual({ problem: { kind: 'no-object' } });
    expect(read({ dependencies: { react: '^19.0.0' } })).toEqual({
      problem: { kind: 'no-packages' },
    });
    expect(read({ dependencies: ['@mui/x-data-grid'], packages: 3 })).toEqual({
      problem: { kind: 'no-packages' },
    });
  });

  it('is told from code, also when it is broken', () => {
    expect(looksLikePackage('{\n  "name": "app",\n  "dependencies": {')).toBe(true);
    expect(looksLikePackage('{ a: 1 }')).toBe(false);
    expect(looksLikePackage("import a from 'a';")).toBe(false);
  });
});
