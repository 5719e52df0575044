import { describe, expect, it } from 'vitest';
import type { InterfaceReference } from '#core/reference/reference.ts';
import { withHtml } from '../print/withHtml.ts';
import { demoLinks, withDemos } from './demoLinks.ts';
import { interfacePage } from './interfacePage.ts';

const use = {
  route: '/x/react-charts/bars/',
  page: 'Bars & more',
  demo: 'StackedBars',
  heading: 'Stacking',
};

const reference: InterfaceReference = {
  kind: 'interface',
  name: 'BarSeries',
  product: 'x-charts',
  plan: 'community',
  route: '/x/api/charts/bar-series/',
  description: '',
  imports: [],
  typeParameters: [],
  members: ['stack', 'label'].map((name) => ({
    name,
    required: false,
    type: { text: 'string', short: 'string' },
    description: '',
    plan: 'community',
  })),
};

describe('demoLinks', () => {
  it('leads to the demo on its page, and says where that is', () => {
    const { html } = withHtml({ tree: { type: 'root', children: demoLinks([use]) } });
    expect(html).toBe(
      '<p class="api-demos">Demos: <a href="/x/react-charts/bars/#StackedBars" title="Bars &amp; more: Stacking">Stacked bars</a></p>',
    );
  });

  it('are nothing without demos', () => {
    expect(demoLinks([])).toEqual([]);
  });
});

describe('withDemos', () => {
  const route = reference.route;
  const uses = { owners: { [route]: [use] }, members: { [route]: { stack: [use] } } };

  it('brings the demos of an entry and of its members onto its page', async () => {
    const entry = withDemos(reference, uses);
    if (entry.kind !== 'interface') throw new Error('The kind changed.');
    const { html } = withHtml(await interfacePage(entry, () => undefined));
    expect(html.match(/class="api-demos"/g)).toHaveLength(2);
    const row = html.slice(html.indexOf('id="bar-series-prop-stack"'));
    expect(row.indexOf('api-demos')).toBeLessThan(row.indexOf('id="bar-series-prop-label"'));
  });

  it('leaves an entry without demos as it is', () => {
    expect(withDemos(reference, { owners: {}, members: {} })).toEqual(reference);
  });
});
