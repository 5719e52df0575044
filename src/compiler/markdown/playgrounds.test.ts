import { describe, expect, it } from 'vitest';
import type { LeafDirective } from 'mdast-util-directive';
import { withHtml } from '../print/withHtml.ts';
import { createContext } from './context.ts';
import { parseMarkdown } from './parse.ts';
import { printPlaygroundsTwin, renderPlaygrounds } from './playgrounds.ts';
import { elementsOf } from './render.ts';

function directive(markdown: string) {
  const { tree } = parseMarkdown(markdown);
  const [node] = tree.children;
  return { tree, node: node as LeafDirective };
}

async function render(markdown: string) {
  const context = createContext('playground.md');
  const { tree, node } = directive(markdown);
  renderPlaygrounds(node, context);
  const { problems, links } = context;
  return withHtml({ tree: await elementsOf(tree), problems, links });
}

describe('::playgrounds', () => {
  it('is a placeholder with a link to each playground, and has the links checked', async () => {
    const { html, problems, links } = await render('::playgrounds{of="date-pickers"}');
    expect(problems).toEqual([]);
    expect(html).toContain('data-island="playground-chooser"');
    expect(html).toContain(
      '<a href="/x/api/date-pickers/date-time-picker/playground/">DateTimePicker</a>',
    );
    expect(links).toContainEqual({
      route: '/x/api/date-pickers/date-time-picker/playground/',
      anchor: '',
      line: 1,
    });
    expect(links).toHaveLength(html.match(/<a /g)?.length ?? 0);
  });

  it.each(['::playgrounds', '::playgrounds{of="lamps"}', '::playgrounds{of="toString"}'])(
    'refuses %s, and says what there is',
    async (markdown) => {
      const { problems } = await render(markdown);
      expect(problems.map(({ remedy }) => remedy)).toEqual([
        'Write ::playgrounds{of="date-pickers"}.',
      ]);
    },
  );

  it('is a list of links in the Markdown twin', () => {
    const twin = printPlaygroundsTwin(directive('::playgrounds{of="date-pickers"}').node);
    expect(twin).toContain(
      'Fields:\n\n- [DateField](/x/api/date-pickers/date-field/playground/)\n',
    );
  });
});
