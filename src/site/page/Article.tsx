import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { ISLAND_ATTRIBUTE } from '#core/islands.ts';
import type { ByAttribute, ByClass } from '#markup/selectors.ts';
import { PAGE_ATTRIBUTE } from '#markup/pageAttribute.ts';
import type { PageData } from '#core/page/page.ts';
import type { LoadDemos } from '../demo/demoModule.ts';
import { afterPaint } from '../afterPaint.ts';
import { trustHtml } from '../trustedTypes.ts';
import { ARTICLE_ID } from './articleId.ts';
import type { LivePageProps } from './LivePage.tsx';
import { startsAtTop } from './topOfPage.ts';
import { whenAwake } from './whenAwake.ts';

interface ArticleProps {
  page: PageData;
  loadDemos: LoadDemos;
}

/**
 * The article's static HTML, sent once (DESIGN, decision 3): `_document` leaves it out of the page's data, and
 * hydration adopts what already stands in the document. After a client navigation it comes with the route's data.
 */
export function Article({ page, loadDemos }: ArticleProps) {
  const [adopted] = useState(() =>
    page.html === '' && typeof document !== 'undefined'
      ? (document.getElementById(ARTICLE_ID)?.innerHTML ?? '')
      : '',
  );
  const html = page.html || adopted;
  // Other HTML is another article: development reloads it in place, and what holds its nodes must start anew.
  return <ArticleBody key={html} html={html} page={page} loadDemos={loadDemos} />;
}

/** What an article has that does nothing before it is live. */
const LIVES =
  '[data-action],[data-island],.tab' satisfies `${ByAttribute<'data-action'>},[${typeof ISLAND_ATTRIBUTE}],${ByClass<'tab'>}`;

interface Live extends LivePageProps {
  LivePage: ComponentType<LivePageProps>;
}

function ArticleBody({ html, page, loadDemos }: ArticleProps & { html: string }) {
  const article = useRef<HTMLDivElement>(null);
  const { trusted, isWhole } = useParts(page, html);
  const [live, setLive] = useState<Live>();
  // Another page is another article.
  const [start] = useState(() => async () => {
    const [{ LivePage }, { registry }] = await Promise.all([import('./LivePage.tsx'), loadDemos()]);
    await new Promise<void>((onStand) =>
      setLive({ LivePage, article, context: { page, registry }, onStand }),
    );
  });
  useEffect(() => (isWhole ? whenAwake(start, LIVES) : undefined), [isWhole, start]);
  return (
    <>
      <div
        id={ARTICLE_ID}
        className="prose"
        {...{ [PAGE_ATTRIBUTE]: page.key }}
        ref={article}
        {...(!isWhole && { 'data-partial': '' })}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: trusted }}
      />
      {live !== undefined && <live.LivePage {...live} />}
    </>
  );
}

/**
 * The article's HTML. Where a reader has come by a link, what fills the window stands first, and the whole takes its place when
 * that is painted: parsing and laying out an article takes most of a navigation.
 */
function useParts(
  { route, firstPart }: PageData,
  html: string,
): { trusted: string; isWhole: boolean } {
  // One value for all renders: React compares it by identity, and another one would put the article in anew, without its demos.
  const [whole] = useState(() => trustHtml(html));
  const [shown, setShown] = useState(() =>
    firstPart !== undefined && startsAtTop(route) ? trustHtml(html.slice(0, firstPart)) : whole,
  );
  const isWhole = shown === whole;
  useEffect(() => (isWhole ? undefined : afterPaint(() => setShown(whole))), [isWhole, whole]);
  return { trusted: shown, isWhole };
}
