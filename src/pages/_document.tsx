import Document, { Head, Html, Main, NextScript } from 'next/document';
import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LIBRARY_NAME, products } from '#content/products.ts';
import { listFile } from '#core/twins/markdownTwin.ts';
import { entryRoute } from '#core/navigation/navigation.ts';
import { NO_SANDBOXES, readServices, SERVICES_META } from '#core/services.ts';
import { DiscoveryTags } from '#site/discovery/DiscoveryTags.tsx';
import type { PageProps } from '#site/page/staticPages.ts';
import { readHeadScript, readNavigation } from '#site/page/readPages.ts';
import { SCRIPTS_ID } from '#site/page/waitForReader.ts';
import { printNavigation } from '#site/shell/printNavigation.tsx';
import { ShellEnd } from '#site/shell/ShellEnd.tsx';
import { ShellTop } from '#site/shell/ShellTop.tsx';

const isScriptFile = (node: ReactNode): boolean =>
  isValidElement<{ src?: string }>(node) && node.props.src !== undefined;

/** The head of a page that is all there without its scripts: they wait in a template (`waitForReader.ts`). */
class WaitingHead extends Head {
  override getScripts(files: Parameters<Head['getScripts']>[0]) {
    const scripts = super.getScripts(files);
    // Development watches its own.
    if (process.env.NODE_ENV === 'development') return scripts;
    // As a text: of a template in a head, React's server leaves out the children.
    const waiting = renderToStaticMarkup(scripts.filter((node) => isScriptFile(node)));
    return [
      ...scripts.filter((node) => !isScriptFile(node)),
      <template key={SCRIPTS_ID} id={SCRIPTS_ID} dangerouslySetInnerHTML={{ __html: waiting }} />,
    ];
  }
}

/** Its component and its form are nothing before the scripts run: such a page does not wait. */
const PLAYGROUND = '/x/api/[product]/[component]/playground';

/**
 * The frame of every document. The article's HTML stands in the document only once: it is left out of the data that
 * hydration reads (`Article` adopts it); the route's data file for client navigation keeps it.
 */
export default class SiteDocument extends Document {
  override render() {
    const data = this.props.__NEXT_DATA__;
    const { page } = data.props['pageProps'] as Partial<PageProps>;
    if (page !== undefined) {
      // A copy: the original goes on to the route's data file.
      data.props = { ...data.props, pageProps: { page: { ...page, html: '' } } };
    }
    const product = page?.product ?? 'x';
    const services = readServices(process.env, process.env.NODE_ENV === 'development');
    const PageHead = page === undefined || data.page === PLAYGROUND ? Head : WaitingHead;
    const alone = data.page === '/x/demo' || data.page === '/playground';
    return (
      <Html lang="en" {...(!services.sandboxes.on && { [NO_SANDBOXES]: '' })}>
        <PageHead>
          <meta name="color-scheme" content="light dark" />
          <meta name={SERVICES_META} content={JSON.stringify(services)} />
          <link rel="icon" href="/icon.svg" type="image/svg+xml" />
          <link
            rel="search"
            type="application/opensearchdescription+xml"
            href="/x/search/opensearch.xml"
            title={LIBRARY_NAME}
          />
          {/* For machines, which load documents and do not navigate in them. */}
          <link
            rel="describedby"
            type="text/plain"
            href={listFile(products.find(({ id }) => id === product) ?? { id: 'x', route: '/x/' })}
          />
          {page?.markdown && (
            <link rel="alternate" type="text/markdown" href={`${page.route}index.md`} />
          )}
          {page !== undefined && <DiscoveryTags page={page} />}
          <script dangerouslySetInnerHTML={{ __html: readHeadScript().code }} />
        </PageHead>
        <body>
          {!alone && (
            <ShellTop
              product={product}
              page={page}
              navigation={printNavigation(readNavigation(product), entryRoute(page?.route ?? ''))}
            />
          )}
          <Main />
          {!alone && <ShellEnd />}
          <NextScript />
        </body>
      </Html>
    );
  }
}
