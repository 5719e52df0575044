import { describe, expect, it } from 'vitest';
import { sandboxSource } from './fixture.ts';
import { createSandbox } from './project.ts';
import type { SandboxSource } from './source.ts';

const project = (rest: Partial<SandboxSource> = {}) => createSandbox(sandboxSource(rest));
const text = (path: string, rest: Partial<SandboxSource> = {}) => project(rest).files[path] ?? '';

describe('createSandbox', () => {
  it('lays a TypeScript project out', () => {
    const { name, entry, files } = project();
    expect(name).toBe('riverlevels-styling');
    expect(entry).toBe('src/Demo.tsx');
    expect(Object.keys(files).sort()).toEqual([
      'README.md',
      'index.html',
      'package.json',
      'src/Demo.tsx',
      'src/main.tsx',
      'src/theme.d.ts',
      'src/vite-env.d.ts',
      'tsconfig.json',
      'vite.config.ts',
    ]);
  });

  it('lays a JavaScript project out, without a trace of TypeScript', () => {
    const files = [{ path: 'RiverLevels.jsx', text: '' }] as SandboxSource['files'];
    const plain = project({ language: 'JS', files });
    expect(Object.keys(plain.files).sort()).toEqual([
      'README.md',
      'index.html',
      'package.json',
      'src/Demo.jsx',
      'src/main.jsx',
      'vite.config.js',
    ]);
    expect(plain.entry).toBe('src/Demo.jsx');
    expect(plain.files['index.html']).toContain('src="/src/main.jsx"');
    expect(plain.files['src/main.jsx']).not.toContain('HTMLElement');
    expect(plain.files['package.json']).not.toMatch(/typescript|@types|tsc/);
  });

  it('keeps nothing free around a whole page, and some room around a demo', () => {
    expect(text('src/main.tsx')).toContain('<Box component="main" sx={{ p: 3 }}>');
    const main = text('src/main.tsx', { whole: true });
    expect(main).toContain('<main>\n        <Demo />\n      </main>');
    expect(main).not.toContain('Box');
  });

  it('keeps local files where the demo looks for them', () => {
    const { files } = project({
      files: [
        { path: 'system.tsx', text: 'entry' },
        { path: 'gauges.ts', text: 'beside' },
        { path: 'data/rivers.ts', text: 'below' },
        { path: '../shifts.ts', text: 'above' },
        { path: './styles.css', text: 'css' },
      ],
    });
    expect(files).toMatchObject({
      'src/Demo.tsx': 'entry\n',
      'src/gauges.ts': 'beside\n',
      'src/data/rivers.ts': 'below\n',
      'shifts.ts': 'above\n',
      'src/styles.css': 'css\n',
    });
  });

  it.each(['main.tsx', 'Demo.tsx', '../package.json', 'data/../theme.d.ts'])(
    'refuses a local file %s, which would replace one of the project',
    (path) => {
      const files: SandboxSource['files'] = [
        { path: 'A.tsx', text: '' },
        { path, text: '' },
      ];
      expect(() => project({ files })).toThrow('would replace');
    },
  );

  it('refuses a local file that lies outside of the project', () => {
    const files: SandboxSource['files'] = [
      { path: 'A.tsx', text: '' },
      { path: '../../secret.ts', text: '' },
    ];
    expect(() => project({ files })).toThrow('too far above');
  });

  it('brings Tailwind as utilities above the library’s layer, without its reset', () => {
    const css = text('src/tailwind.css', { styling: 'tailwind' });
    expect(css).toContain('@layer mui, theme, utilities;');
    expect(css).not.toContain('preflight');
    expect(css).not.toMatch(/@import 'tailwindcss'/);
    expect(text('src/main.tsx', { styling: 'tailwind' })).toContain("import './tailwind.css';");
    expect(text('vite.config.ts', { styling: 'tailwind' })).toContain('tailwindcss()');
    expect(text('vite.config.ts')).not.toContain('tailwind');
  });

  it.each([
    ['system', false],
    ['tailwind', true],
    ['css', true],
  ] as const)('puts the library into a layer for %s: %s', (styling, layered) => {
    expect(text('src/main.tsx', { styling }).includes('enableCssLayer')).toBe(layered);
  });

  it('says where a reader’s own license key goes, for a commercial package only', () => {
    const imports = ['@mui/x-data-grid-premium'];
    expect(text('src/main.tsx', { imports })).toContain("// LicenseInfo.setLicenseKey('…');");
    expect(text('README.md', { imports })).toContain(
      '`@mui/x-data-grid-premium` shows a watermark',
    );
    expect(text('src/main.tsx') + text('README.md')).not.toMatch(/licen[cs]e/i);
  });

  it('writes overrides into the manifest, where there are any, for npm, pnpm and yarn', () => {
    const manifest = (imports: string[]) => JSON.parse(text('package.json', { imports })) as object;
    const overrides = { 'typedarray.prototype.slice': '1.0.5' };
    expect(manifest(['@mui/x-data-grid-premium'])).toMatchObject({
      overrides,
      pnpm: { overrides },
      resolutions: overrides,
    });
    for (const name of ['overrides', 'pnpm', 'resolutions']) {
      expect(manifest(['@mui/x-data-grid'])).not.toHaveProperty(name);
    }
  });

  it('escapes a title, and makes a name of it that npm accepts', () => {
    const { name, files } = project({ title: 'Rows & <b>Größe</b>' });
    expect(files['index.html']).toContain('<title>Rows &amp; &lt;b&gt;Größe&lt;/b&gt;</title>');
    expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(project({ title: '日付' }).name).toBe('demo');
  });
});
