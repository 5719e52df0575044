import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { products } from '#content/products.ts';

/** The rule of `next.config.ts`. */
interface Rule {
  condition: { all: [{ not: 'browser' }, { path: RegExp }] };
}

const SOURCES = path.join(import.meta.dirname, '..');

/** The modules that a module needs before it runs: not those it loads with `import()`, nor those it has types from. */
function staticImports(file: string): string[] {
  const statements = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type\b)(?:[^;']* from )?'((?:\.|#site\/|#markup\/)[^']*)';$/gm,
  );
  return [...statements]
    .map(([, name = '']) =>
      name.startsWith('#')
        ? path.join(SOURCES, name.slice(1))
        : path.resolve(path.dirname(file), name),
    )
    .filter((target) => /\.tsx?$/.test(target) && existsSync(target));
}

describe('what the bundler leaves empty on the server', async () => {
  vi.stubEnv('EXPORT_FOLDER', 'exported');
  const { default: config } = await import('../../next.config.ts');
  vi.unstubAllEnvs();
  const rule = config.turbopack?.rules?.['*.{ts,tsx}'] as unknown as Rule;
  const browserOnly = rule.condition.all[1].path;

  it('is demos, and files of the site that exist', () => {
    const names = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
    expect(names.filter((name) => browserOnly.test(`src/${name}`)).sort()).toEqual([
      'site/demo/DemoAlone.tsx',
      'site/editor/CodePlayground.tsx',
      'site/page/LivePage.tsx',
      'site/propsPlayground/Playground.tsx',
      'site/search/OwnSearch.tsx',
      'site/search/SearchDialog.tsx',
    ]);
    expect('.generated/bundle/demos/x-data-grid.ts').toMatch(browserOnly);
    expect('.generated/demos/pages/charts.ts').not.toMatch(browserOnly);
  });

  it('loads the demos of each product, and playgrounds, from the bundle', () => {
    const bundled = Object.entries(config.turbopack?.resolveAlias ?? {}).filter(([name]) =>
      name.startsWith('#generated/'),
    );
    const registries = [...products.map(({ id }) => `demos/${id}.ts`), 'playgrounds/registry.ts'];
    expect(bundled.toSorted()).toEqual(
      registries.map((name) => [`#generated/${name}`, `./.generated/bundle/${name}`]).toSorted(),
    );
  });

  it('is the same when Next looks from a folder above: it takes the topmost one with a lock file', () => {
    expect('project/src/site/page/LivePage.tsx').toMatch(browserOnly);
    expect('project/.generated/bundle/demos/x-data-grid.ts').toMatch(browserOnly);
    expect('project/src/site/page/OwnLivePage.tsx').not.toMatch(browserOnly);
  });

  it('is not needed to print a page', () => {
    const pages = path.join(SOURCES, 'pages');
    const needed = new Set(
      readdirSync(pages, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.tsx'))
        .map((name) => path.join(pages, name)),
    );
    // A set yields what is added to it meanwhile.
    for (const file of needed) for (const target of staticImports(file)) needed.add(target);
    expect([...needed]).toContain(path.join(SOURCES, 'site/page/Article.tsx'));
    expect([...needed].filter((file) => browserOnly.test(file))).toEqual([]);
  });
});
