import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportStatic } from '../export/staticFiles.ts';
import { emitFeedbackPages, withFeedback } from './feedback.ts';

const route = '/x/a/';
const heading = (level: number, id: string, title: string): string =>
  `<h${level} id="${id}">${title}<a class="anchor" href="#${id}" aria-label="Link to “${title}”">#</a></h${level}>`;
const toc = [{ id: 'b', text: 'Rows & <b>', level: 2 as const }];

describe('withFeedback', () => {
  it('puts a button after a heading that is listed, outside of it', () => {
    const html = withFeedback(`${heading(2, 'b', 'B')}<p>Text.</p>`, { route, toc });
    expect(html).toMatch(
      /<\/h2><div class="island" data-island="section-feedback" [^>]*><button type="button" class="rate"[^>]*><\/button><\/div><p>Text\./,
    );
    expect(html).toContain('data-action="rate" aria-label="Feedback on “B”"');
  });

  it('leaves other headings alone', () => {
    const article = heading(4, 'd', 'Deep') + heading(2, 'c', 'Not listed');
    const html = withFeedback(article, { route, toc });
    expect(html.startsWith(`${article}<form`)).toBe(true);
  });

  it('ends the article with a form that needs no script', () => {
    const html = withFeedback('', { route, toc });
    expect(html).toContain('<form class="feedback" method="post" action="/x/api/feedback"');
    expect(html).toContain('<input type="hidden" name="page" value="/x/a/">');
    expect(html).toContain('<option value="b">Rows &amp; &lt;b></option>');
    expect(html.match(/<button name="rating" value="[01]"/g)).toHaveLength(2);
  });

  it('offers no choice on a page without sections', () => {
    expect(withFeedback('', { route, toc: [] })).not.toContain('<select');
  });
});

it('hands the server the sections of every page', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-emit-'));
  try {
    emitFeedbackPages(folder, [
      { route, toc },
      { route: '/x/c/', toc: [] },
    ]);
    exportStatic(folder, path.join(folder, 'out'));
    const file = path.join(folder, 'out/x/feedback-pages.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ '/x/a/': ['b'], '/x/c/': [] });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
