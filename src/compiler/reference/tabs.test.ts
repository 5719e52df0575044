import { describe, expect, it } from 'vitest';
import { element } from '../print/tree.ts';
import { withHtml } from '../print/withHtml.ts';
import type { PrintedReference } from './printedReference.ts';
import { withTabs } from './tabs.ts';

const page = (route: string, title: string): PrintedReference => ({
  key: route.slice(3, -1),
  route,
  title,
  description: '',
  plan: 'community',
  product: 'x-charts',
  packages: [],
  tree: { type: 'root', children: [element('p', {}, [title])] },
  toc: [],
  anchors: [],
});

describe('withTabs', () => {
  it('links the views that exist, and marks the one that is shown', () => {
    const [reference, playground] = withTabs([
      page('/x/api/charts/gauge/', 'Gauge'),
      page('/x/api/charts/gauge/playground/', 'Gauge playground'),
    ]).map(withHtml);
    expect(reference?.html).toBe(
      '<nav class="api-tabs" aria-label="About Gauge"><a href="/x/api/charts/gauge/" aria-current="page">Reference</a><a href="/x/api/charts/gauge/playground/">Playground</a></nav><p>Gauge</p>',
    );
    expect(playground?.html).toContain(
      '<a href="/x/api/charts/gauge/playground/" aria-current="page">Playground</a>',
    );
  });

  it('leaves a page alone that is the only view, and the types of a whole product', () => {
    const pages = [
      page('/x/api/charts/', 'Charts reference'),
      page('/x/api/charts/types/', 'Charts types'),
    ];
    expect(withTabs(pages)).toEqual(pages);
  });
});
