import { describe, expect, it } from 'vitest';
import type { LeafDirective } from 'mdast-util-directive';
import type { Gallery } from '#core/galleries.ts';
import { withHtml } from '../print/withHtml.ts';
import { createContext } from './context.ts';
import { printGalleryTwin, renderGallery } from './gallery.ts';
import { parseMarkdown } from './parse.ts';
import { elementsOf } from './render.ts';

const gallery: Gallery = {
  page: 'charts/examples',
  file: 'content/galleries/lamps.ts',
  groups: {
    bars: [
      { demo: 'charts/bars/Basic', title: 'Bars', tasks: ['compare', 'share'], features: [] },
      { demo: 'charts/pie/Rings', title: 'Rings', tasks: ['share'], features: ['hooks'] },
    ],
  },
};

function directive(markdown: string) {
  const { tree } = parseMarkdown(markdown);
  const [node] = tree.children;
  return { tree, node: node as LeafDirective };
}

async function render(markdown: string) {
  const context = createContext('examples.md');
  const { tree, node } = directive(markdown);
  renderGallery(node, context, gallery);
  return withHtml({ tree: await elementsOf(tree), problems: context.problems });
}

describe('::gallery', () => {
  it('prints a picture for each demo of a group, which leads to it', async () => {
    const { html, problems } = await render('::gallery{of="bars"}');
    expect(problems).toEqual([]);
    expect(html).toContain(
      '<li data-task="compare share"><a href="/x/react-charts/bars/#Basic"><img src="/x/pictures/charts/bars/Basic.svg" alt="" loading="lazy"/>Bars</a></li>',
    );
    expect(html).toContain('<li data-task="share" data-feature="hooks">');
    expect(html).toContain('data-tasks="compare share" data-features="hooks"');
    expect(html).toContain('<p>of 2 shown</p>');
  });

  it('prints the filter when it names no group', async () => {
    const { html } = await render('::gallery');
    expect(html.match(/<fieldset/g)).toHaveLength(2);
    expect(html.match(/value="" autoComplete="off" checked=""|checked=""/g)).toHaveLength(2);
  });

  it.each(['::gallery{of="barz"}', '::gallery{of="toString"}', '::gallery{of="bars" more="1"}'])(
    'refuses %s, and names the groups',
    async (markdown) => {
      const { problems } = await render(markdown);
      expect(problems).toHaveLength(1);
      expect(problems[0]?.remedy).toContain('with one of bars.');
    },
  );

  it('is a list of links in the Markdown twin, without the filter', () => {
    expect(printGalleryTwin(directive('::gallery{of="bars"}').node, gallery)).toBe(
      '- [Bars](/x/react-charts/bars/#Basic)\n- [Rings](/x/react-charts/pie/#Rings)',
    );
    expect(printGalleryTwin(directive('::gallery').node, gallery)).toBe('');
  });
});
