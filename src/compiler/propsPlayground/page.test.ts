import { describe, expect, it } from 'vitest';
import { withHtml } from '../print/withHtml.ts';
import { describePlayground } from './describe.ts';
import { printPlaygroundModule, printPlaygroundRegistry } from './modules.ts';
import { playgroundPage } from './page.ts';
import { chart, family, prop, quaySource } from './playgroundFixture.ts';

const source = quaySource();
const { component } = source;
const described = await describePlayground(source);
const page = withHtml(playgroundPage({ component, described, height: [100, 200, 300] }));

const idsOf = (html: string): string[] =>
  [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');

describe('playgroundPage', () => {
  it('stands below the component’s reference', () => {
    expect(page).toMatchObject({
      key: 'api/charts/quay-chart/playground',
      route: '/x/api/charts/quay-chart/playground/',
      title: 'QuayChart playground',
      packages: ['@mui/x-charts'],
    });
  });

  it('labels every field', () => {
    const fields = [...page.html.matchAll(/<(?:input|select)[^>]* id="([^"]+)"/g)].map(
      (match) => match[1],
    );
    expect(fields).toHaveLength(described.description.controls.length);
    for (const id of fields) expect(page.html).toContain(`<label for="${id}">`);
  });

  it('gives every id once', () => {
    expect(new Set(idsOf(page.html)).size).toBe(idsOf(page.html).length);
  });

  it('links each prop to its row in the reference', () => {
    expect(page.html).toContain('href="/x/api/charts/quay-chart/#quay-chart-prop-layout"');
  });

  it('has the code of the first state, in both languages', () => {
    expect(page.html).toContain('<pre tabindex="0" class="ts"><code><i class="k">import');
    expect(page.html).toContain('<pre tabindex="0" class="js"><code><i class="k">import');
    expect(page.html).toContain('<i class="t">QuayChart</i>');
  });

  it('shows the values that it starts with', () => {
    expect(page.html).toContain('<option value="all-ships" selected="">All ships</option>');
    expect(page.html).toContain('<option value="vertical" selected="">vertical</option>');
    expect(page.html).toMatch(/name="height"[^>]* value="300"/);
  });

  it('is a form that waits for a script, and says so', () => {
    expect(page.html).toContain('<fieldset disabled="">');
    expect(page.html).toContain('<noscript>');
    expect(page.html).toContain('style="--h0:100px;--h1:200px;--h2:300px"');
  });

  it('has a filter only when the list is long', async () => {
    const many = {
      component: chart(Array.from({ length: 21 }, (_, i) => prop(`flag${i}`, 'boolean'))),
      record: { component: 'QuayChart', first: [] },
      family: family(),
      sample: '',
    };
    const long = withHtml(
      playgroundPage({
        component: many.component,
        described: await describePlayground(many),
        height: [1, 1, 1],
      }),
    );
    expect(long.html).toContain('type="search"');
    expect(page.html).not.toContain('type="search"');
    expect(long.html.match(/<pre/g)).toHaveLength(1);
  });
});

describe('printPlaygroundModule', () => {
  const parts = {
    source,
    described,
    folder: '/p/.generated/playgrounds',
    siteDemo: '/p/src/site/demo',
    sampleFile: '/p/content/playgrounds/samples/quays.ts',
  };

  it('imports the component by its smallest entry, and the constants that presets use', () => {
    const text = printPlaygroundModule(parts);
    expect(text).toContain("import { QuayChart } from '@mui/x-charts/QuayChart';");
    expect(text).toContain(
      "import { limit, ships } from '../../content/playgrounds/samples/quays.ts';",
    );
    expect(text).not.toContain('license.ts');
  });

  it('makes values of the very code that readers see', () => {
    expect(printPlaygroundModule(parts)).toContain(
      "'all-ships': [{ data: ships, label: 'Ships' }]",
    );
  });

  it('brings the license key to a paid component', () => {
    const paid = { ...source, component: { ...component, plan: 'pro' as const } };
    expect(printPlaygroundModule({ ...parts, source: paid })).toContain(
      "import '../../src/site/demo/license.ts';",
    );
  });
});

describe('printPlaygroundRegistry', () => {
  it('loads each module alone', () => {
    expect(printPlaygroundRegistry([{ key: 'api/a/b/playground', file: 'B.tsx' }])).toContain(
      "  'api/a/b/playground': () => import('./B.tsx'),",
    );
  });
});
