import { describe, expect, it } from 'vitest';
import { printArticle } from './print.ts';
import { element, place } from './tree.ts';

const route = '/x/a/';
const toc = [{ id: 'b', text: 'Rows & <b>', level: 2 as const }];
const article = (children: Parameters<typeof printArticle>[0]['tree']['children'], listed = toc) =>
  printArticle({ tree: { type: 'root', children }, route, toc: listed });

describe('printArticle', () => {
  it('puts a button after a heading that is listed, outside of it', () => {
    const html = article([
      place('Heading', { level: 2, id: 'b', title: 'B "c"' }),
      element('p', {}, ['Text.']),
    ]);
    expect(html).toMatch(
      /<\/h2><div class="island"[^>]* data-island="section-feedback"[^>]*><button type="button" class="rate"[^>]*><\/button><\/div><p>Text\./,
    );
    expect(html).toContain('aria-label="Feedback on “B &quot;c&quot;”"');
    expect(html).toContain('data-section="b"');
  });

  it('leaves deeper headings without one', () => {
    const html = article([place('Heading', { level: 4, id: 'd', title: 'Deep' })]);
    expect(html).toMatch(
      /^<h4 id="d">Deep<a class="anchor" href="#d" aria-label="Link to “Deep”">#<\/a><\/h4><form/,
    );
  });

  it('ends with a form that needs no script', () => {
    const html = article([]);
    expect(html).toMatch(/<form class="feedback"[^>]* action="\/x\/api\/feedback" method="post">/);
    expect(html).toContain('<input type="hidden" name="page" value="/x/a/"/>');
    expect(html).toContain('<option value="b">Rows &amp; &lt;b></option>');
    expect(html.match(/<button value="[01]"[^>]* name="rating">/g)).toHaveLength(2);
  });

  it('offers no choice on a page without sections', () => {
    expect(article([], [])).not.toContain('<select');
  });

  it('escapes what could end a text or an attribute, and no apostrophes', () => {
    const html = article([element('p', { title: '"\'<' }, ["It's &#x27; <b>"])]);
    expect(html).toMatch(/^<p title="&quot;'&lt;">It's &amp;#x27; &lt;b><\/p>/);
  });
});
