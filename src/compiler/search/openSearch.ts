import { LIBRARY_NAME } from '#content/products.ts';
import { SITE_ORIGIN } from '#content/site.ts';
import { escapeHtml } from '../highlight/highlightedCode.ts';

/** How a browser adds the site to its search engines (OpenSearch 1.1); addresses must be whole there. */
export const printOpenSearch = (): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapeHtml(LIBRARY_NAME)}</ShortName>`,
    `<Description>${escapeHtml(`Search the documentation of ${LIBRARY_NAME}`)}</Description>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Image type="image/svg+xml">${SITE_ORIGIN}/icon.svg</Image>`,
    `<Url type="text/html" template="${SITE_ORIGIN}/x/search/?q={searchTerms}"/>`,
    '</OpenSearchDescription>\n',
  ].join('\n');
