import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usesOfOwner } from '#core/reference/demoUses.ts';
import type { ReferenceModel } from '#core/reference/reference.ts';
import { createCache, type Cache } from '../cache.ts';
import { demoSectionsOf } from '../markdown/demoSections.ts';
import { createTemporaryProject, type TemporaryProject } from '../temporaryProject.ts';
import { findDemoUses, type PageWithDemos } from './uses.ts';

const model: ReferenceModel = {
  components: [
    {
      kind: 'component',
      name: 'BarChart',
      exportName: 'BarChart',
      product: 'x-charts',
      plan: 'community',
      route: '/x/api/charts/bar-chart/',
      description: '',
      imports: [
        {
          package: '@mui/x-charts',
          plan: 'community',
          line: "import { BarChart } from '@mui/x-charts/BarChart';",
        },
      ],
      typeParameters: [],
      props: [],
      alsoAccepts: [],
      slots: [],
      classes: [],
    },
  ],
  interfaces: [],
  hooks: [],
  events: [],
  selectors: [],
  exports: [],
  types: {},
};

const source = "import { BarChart } from '@mui/x-charts/BarChart';\n<BarChart />";

const page = (text = source): PageWithDemos => ({
  route: '/x/react-charts/bars/',
  title: 'Bars',
  sections: demoSectionsOf(
    '---\ntitle: Bars\n---\n\n## Stacking {#stack}\n\n::demo{name="Stacked"}\n',
    [{ name: 'Stacked', line: 7 }],
  ),
  sources: [
    {
      name: 'Stacked',
      id: 'charts/bars/Stacked',
      variants: [
        {
          styling: 'system',
          files: [
            { path: '/Stacked.tsx', place: '/Stacked.tsx', name: 'Stacked.tsx', source: text },
          ],
        },
      ],
    },
  ],
});

let project: TemporaryProject;
let cache: Cache;
beforeAll(() => {
  project = createTemporaryProject();
  cache = createCache(project.folders.generated, 'uses');
});
afterAll(() => project.remove());

describe('findDemoUses', () => {
  it('says where a demo stands: page, heading without its ids', async () => {
    const uses = await findDemoUses([page()], model, cache);
    expect(usesOfOwner(uses, '/x/api/charts/bar-chart/')).toEqual([
      { route: '/x/react-charts/bars/', page: 'Bars', demo: 'Stacked', heading: 'Stacking' },
    ]);
  });

  it('gives the same from the cache, and reads again when a demo changed', async () => {
    const first = await findDemoUses([page()], model, cache);
    const made: string[][] = [];
    const watched: Cache = {
      ...cache,
      get: (inputs, make) =>
        cache.get(inputs, () => {
          made.push(inputs);
          return make();
        }),
    };
    expect(await findDemoUses([page()], model, watched)).toEqual(first);
    expect(made).toEqual([]);
    expect((await findDemoUses([page('export {};')], model, cache)).owners).toEqual({});
  });
});
