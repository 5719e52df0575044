import { LIBRARY_NAME, products } from '#content/products.ts';
import { SITE_ORIGIN } from '#content/site.ts';
import { printBreadcrumbs, trailOf } from '#core/discovery/breadcrumbs.ts';
import { CARD_SIZE, cardOf } from '#core/discovery/card.ts';
import { publishedOrigin } from '#core/discovery/publishedOrigin.ts';
import { entryRoute } from '#core/navigation/navigation.ts';
import type { PageData } from '#core/page/page.ts';
import { isPlaygroundRoute } from '#core/propsPlayground/description.ts';

interface DiscoveryTagsProps {
  page: PageData;
}

/**
 * What the head of a document says to search engines and to sites that show a link to it. Only for `_document`: who reads
 * these loads documents and does not navigate in them.
 */
export function DiscoveryTags({ page }: DiscoveryTagsProps) {
  // A page without a text is no answer to who searches.
  if (page.planned === true) return <meta name="robots" content="noindex" />;
  const { origin } = publishedOrigin(process.env, SITE_ORIGIN);
  const address = origin + page.route;
  // A playground is shown by the card of its component.
  const shown = isPlaygroundRoute(page.route) ? entryRoute(page.route) : page.route;
  const breadcrumbs = printBreadcrumbs(trailOf(page, products), origin);
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content={LIBRARY_NAME} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={origin + cardOf(shown)} />
      <meta property="og:image:width" content={String(CARD_SIZE.width)} />
      <meta property="og:image:height" content={String(CARD_SIZE.height)} />
      <meta name="twitter:card" content="summary_large_image" />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: breadcrumbs }} />
    </>
  );
}
