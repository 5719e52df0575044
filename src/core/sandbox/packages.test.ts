import { describe, expect, it } from 'vitest';
import { installed, sandboxSource } from './fixture.ts';
import { packageOf, packagesOf } from './packages.ts';
import type { SandboxSource } from './source.ts';

const packages = (imports: string[], rest: Partial<SandboxSource> = {}) =>
  packagesOf(sandboxSource({ imports, ...rest }));

describe('packageOf', () => {
  it.each([
    ['react', 'react'],
    ['react-dom/client', 'react-dom'],
    ['dayjs/locale/de', 'dayjs'],
    ['@mui/x-charts', '@mui/x-charts'],
    ['@mui/x-charts/BarChart', '@mui/x-charts'],
    ['@mui/x-data-grid-premium/themeAugmentation', '@mui/x-data-grid-premium'],
  ])('reads %s as the package %s', (specifier, name) => {
    expect(packageOf(specifier)).toBe(name);
  });

  it.each(['', './gauges', '/x', '#core/page.ts', '@mui', 'node:fs', 'https://a.b/c.js'])(
    'refuses "%s"',
    (specifier) => expect(() => packageOf(specifier)).toThrow('names no package'),
  );
});

describe('packagesOf', () => {
  it('takes every import once, at the installed version, and what every sandbox has', () => {
    const imports = ['react', '@mui/x-charts/BarChart', '@mui/x-charts/hooks', 'dayjs/locale/de'];
    expect(packages(imports).dependencies).toEqual({
      '@emotion/react': '11.14.0',
      '@emotion/styled': '11.14.1',
      '@fontsource/roboto': '5.3.0',
      '@mui/material': '7.3.9',
      '@mui/system': '7.3.11',
      '@mui/x-charts': '8.12.0',
      dayjs: '1.11.99',
      react: '19.3.1',
      'react-dom': '19.3.1',
    });
  });

  it('adds what an import asks its user to install, and no package beside', () => {
    const { dependencies } = packages(['@mui/icons-material/Add']);
    expect(dependencies).toHaveProperty(['@mui/icons-material'], '7.3.9');
    expect(dependencies).not.toHaveProperty(['@mui/system']);
  });

  it('adds TypeScript and types to TypeScript only', () => {
    const types = ['@types/react', '@types/react-dom', 'typescript'];
    const { devDependencies } = packages([]);
    expect(Object.keys(devDependencies)).toEqual([
      ...types.slice(0, 2),
      '@vitejs/plugin-react',
      'typescript',
      'vite',
    ]);
    const plain = packages([], { language: 'JS' }).devDependencies;
    expect(Object.keys(plain)).toEqual(['@vitejs/plugin-react', 'vite']);
  });

  it('adds Tailwind to that styling only', () => {
    const { devDependencies } = packages([], { styling: 'tailwind' });
    expect(devDependencies).toMatchObject({ tailwindcss: '4.3.5', '@tailwindcss/vite': '4.3.5' });
    expect(packages([], { styling: 'css' }).devDependencies).not.toHaveProperty('tailwindcss');
  });

  it('adds the library of a date adapter, at the installed version where its major one fits', () => {
    const adapter = (name: string) => packages([`@mui/x-date-pickers/${name}`]).dependencies;
    expect(adapter('AdapterDayjs')['dayjs']).toBe('1.11.99');
    expect(adapter('AdapterDateFns')['date-fns']).toBe('4.4.0');
    const here = { ...installed, 'date-fns': { version: '4.9.9', peers: [] } };
    const two = packages(['@mui/x-date-pickers/AdapterDateFnsV2', 'date-fns'], { installed: here });
    expect(two.dependencies['date-fns']).toBe('2.30.0');
    const four = packages(['@mui/x-date-pickers/AdapterDateFns'], { installed: here });
    expect(four.dependencies['date-fns']).toBe('4.9.9');
  });

  it('adds the types of a date library that has none, to TypeScript only', () => {
    const imports = ['@mui/x-date-pickers/AdapterLuxon'];
    expect(packages(imports).devDependencies).toHaveProperty(['@types/luxon'], '3.7.6');
    const plain = packages(imports, { language: 'JS' }).devDependencies;
    expect(plain).not.toHaveProperty(['@types/luxon']);
  });

  it('refuses an unknown adapter', () => {
    expect(() => packages(['@mui/x-date-pickers/AdapterTemporal'])).toThrow(
      'Unknown date adapter "AdapterTemporal"',
    );
  });

  it('refuses two adapters that need different versions of one library', () => {
    const imports = ['AdapterDateFns', 'AdapterDateFnsV2'].map((a) => `@mui/x-date-pickers/${a}`);
    expect(() => packages(imports)).toThrow('another adapter of the demo needs 4.4.0');
  });

  it('refuses a package that is not installed', () => {
    expect(() => packages(['luxon'])).toThrow('A sandbox needs the package "luxon"');
  });

  it('overrides what the premium grid does not install without', () => {
    const override = { 'typedarray.prototype.slice': '1.0.5' };
    expect(packages(['@mui/x-data-grid-premium']).overrides).toEqual(override);
    expect(packages(['@mui/x-data-grid']).overrides).toEqual({});
  });

  it('names commercial packages, and adds what takes a license key', () => {
    const { paid, dependencies } = packages(['@mui/x-data-grid-premium', '@mui/x-data-grid']);
    expect(paid).toEqual(['@mui/x-data-grid-premium']);
    expect(dependencies['@mui/x-license']).toBe('8.12.0');
    expect(packages(['@mui/x-data-grid']).dependencies).not.toHaveProperty(['@mui/x-license']);
  });
});
