/**
 * The list of pages for search engines (https://www.sitemaps.org/protocol.html). It says no dates: when a page was last
 * changed is not known from its content.
 * @param origin which whole addresses begin with.
 */
export const printSitemap = (routes: readonly string[], origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...routes.map((route) => `<url><loc>${origin}${encodeURI(route)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** Everything may be read; packs of live editing are no pages (RFC 9309). */
export const printRobots = (origin: string): string =>
  `User-agent: *\nDisallow: /x/live/\n\nSitemap: ${origin}/sitemap.xml\n`;
