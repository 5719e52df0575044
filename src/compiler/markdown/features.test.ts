import { describe, expect, it } from 'vitest';
import type { Feature } from '#core/features.ts';
import { withHtml } from '../print/withHtml.ts';
import { createContext } from './context.ts';
import { renderDirectives } from './directives.ts';
import { expandFeatures, printFeaturesTwin } from './features.ts';
import { parseMarkdown } from './parse.ts';
import { elementsOf } from './render.ts';

const features: readonly Feature[] = [
  {
    name: 'Dimming',
    does: 'Less light, by `hue`',
    plan: 'community',
    page: '/x/lamp/dimming/',
    names: ['dimMode', 'slots.knob'],
  },
  {
    name: 'Scenes',
    does: 'Several lamps at once',
    plan: 'pro',
    page: '/x/lamp/scenes/',
    names: ['scenes'],
    since: { release: '2.0.0-alpha.3', change: 7 },
    server: 'hub',
    levels: 'By room',
  },
];

async function expand(markdown: string) {
  const context = createContext('lamp.md');
  const { tree } = parseMarkdown(markdown);
  expandFeatures(tree, context, features);
  await renderDirectives(tree, context, markdown);
  return withHtml({ tree: await elementsOf(tree), problems: context.problems });
}

describe('::features', () => {
  it('prints a row for each feature, with what the filter goes by', async () => {
    const { html, problems } = await expand('Text.\n\n::features\n\nMore.');
    expect(problems).toEqual([]);
    expect(html).toContain('<tr data-plan="community" data-server="false" data-levels="false">');
    expect(html).toContain('<tr data-plan="pro" data-server="true" data-levels="true">');
    expect(html).toContain('<th scope="row"><a href="/x/lamp/dimming/">Dimming</a></th>');
    expect(html).toContain('<td>Less light, by <code>hue</code></td>');
    expect(html).toContain('<td><code>dimMode</code>, <code>slots.knob</code></td>');
    expect(html).toMatch(/<td>2\.0\.0<\/td>\s*<td><code>hub<\/code><\/td>\s*<td>By room<\/td>/);
    expect(html).toMatch(/<p>More\.<\/p>$/);
  });

  it('marks commercial plans as everywhere', async () => {
    const { html } = await expand('::features');
    expect(html).toContain('<td>Community</td>');
    expect(html).toMatch(/<td><span class="plan pro" title="[^"]+">Pro<\/span><\/td>/);
  });

  it('has the filter once, before the table', async () => {
    const { html } = await expand('::features');
    expect(html.match(/<fieldset/g)).toHaveLength(2);
    expect(html.indexOf('<fieldset')).toBeLessThan(html.indexOf('<table'));
  });

  it('refuses attributes, with its line', async () => {
    const { problems } = await expand('Text.\n\n::features{plan="pro"}\n');
    expect(problems).toMatchObject([
      { file: 'lamp.md', line: 3, message: 'A map of features has plan.' },
    ]);
  });
});

it('prints the map as text in a twin', () => {
  expect(printFeaturesTwin(features)).toBe(
    [
      '| Feature | What it does | Plan | Names | New in | By a server | Trees and groups |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      '| [Dimming](/x/lamp/dimming/) | Less light, by `hue` | Community | `dimMode`, `slots.knob` | – | – | – |',
      '| [Scenes](/x/lamp/scenes/) | Several lamps at once | Pro | `scenes` | 2.0.0 | `hub` | By room |',
    ].join('\n'),
  );
});
