import { useEffect, useRef, useState } from 'react';
import type { PageData } from '#core/page/page.ts';
import type { DemoRegistry } from '../demo/demoModule.ts';
import { Islands } from '../islands/Islands.tsx';
import { trustHtml } from '../trustedTypes.ts';
import { ARTICLE_ID } from './articleId.ts';
import { enhanceArticle } from '../enhance/enhanceArticle.ts';

interface ArticleProps {
  page: PageData;
  registry: DemoRegistry;
}

/**
 * The article's static HTML, sent once (DESIGN, decision 3): `_document` leaves it out of the page's data, and
 * hydration adopts what already stands in the document. After a client navigation it comes with the route's data.
 */
export function Article({ page, registry }: ArticleProps) {
  const [adopted] = useState(() =>
    page.html === '' && typeof document !== 'undefined'
      ? (document.getElementById(ARTICLE_ID)?.innerHTML ?? '')
      : '',
  );
  const html = page.html || adopted;
  // Other HTML is another article: development reloads it in place, and what holds its nodes must start anew.
  return <ArticleBody key={html} html={html} page={page} registry={registry} />;
}

function ArticleBody({ html, page, registry }: ArticleProps & { html: string }) {
  const container = useRef<HTMLDivElement>(null);
  // One value for all renders: React compares it by identity, and another one would put the article in anew, without its demos.
  const [trusted] = useState(() => trustHtml(html));
  const [context] = useState(() => ({ page, registry }));
  useEffect(() => (container.current === null ? undefined : enhanceArticle(container.current)), []);
  return (
    <>
      <div
        id={ARTICLE_ID}
        className="prose"
        data-page={page.key}
        ref={container}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: trusted }}
      />
      <Islands root={container} context={context} />
    </>
  );
}
