import Head from 'next/head';
import { useEffect, useRef, useState } from 'react';
import { demoAloneMessages } from '#content/messages/demoAlone.ts';
import { products } from '#content/products.ts';
import { productOfRoute, routeOfFolder, type ProductId } from '#core/navigation/products.ts';
import { placeOf } from '#core/islands.ts';
import { byAttribute, marked, type MarkupClass } from '#markup/selectors.ts';
import { ARTICLE_ID } from '../page/articleId.ts';
import { Islands } from '../islands/Islands.tsx';
import { parseOwnHtml } from '../trustedTypes.ts';
import { Failure, Title } from './DemoAlonePage.tsx';
import type { DemoRegistry } from './demoModule.ts';

/** The demos of a product, when one of its pages is asked for. */
const REGISTRIES: Record<ProductId, () => Promise<{ registry: DemoRegistry }>> = {
  x: () => import('#generated/demos/x.ts'),
  'x-data-grid': () => import('#generated/demos/x-data-grid.ts'),
  'x-date-pickers': () => import('#generated/demos/x-date-pickers.ts'),
  'x-charts': () => import('#generated/demos/x-charts.ts'),
  'x-tree-view': () => import('#generated/demos/x-tree-view.ts'),
};

/** What the address asks for; from outside, so every part may be nonsense. */
interface Address {
  /** A page's key: `data-grid/sorting`. */
  page: string;
  name: string;
  /** CSS pixels; the whole window without it. */
  width?: number;
}

function parseAddress(search: string): Address | undefined {
  const query = new URLSearchParams(search);
  const page = query.get('page') ?? '';
  const name = query.get('name') ?? '';
  const width = Number(query.get('width') ?? Number.NaN);
  if (!/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(page) || !/^[A-Z]\w*$/.test(name)) return undefined;
  return { page, name, ...(width >= 200 && width <= 4000 && { width }) };
}

interface Found {
  address: Address;
  route: string;
  registry: DemoRegistry;
  /** The demo is a page of its own, and fills the window. */
  isWhole: boolean;
  /** Rules that the demos of the page bring. */
  css: string;
}

/**
 * The demo that an address asks for, with the rules its page brings.
 * @throws with a text for the reader.
 */
async function find(search: string): Promise<Found> {
  const address = parseAddress(search);
  if (address === undefined) {
    throw new Error(demoAloneMessages.noDemo);
  }
  const route = routeOfFolder(products, address.page);
  const [{ registry }, response] = await Promise.all([
    REGISTRIES[productOfRoute(products, route).id](),
    fetch(route),
  ]);
  if (!response.ok || registry[address.page] === undefined)
    throw new Error(demoAloneMessages.noPage(route));
  const document = parseOwnHtml(await response.text());
  const frame = document.getElementById(address.name);
  if (frame?.dataset['demo'] === undefined) {
    throw new Error(demoAloneMessages.notOnPage(address.name, route));
  }
  const isWhole = frame.querySelector(byAttribute('data-whole')) !== null;
  const css = document.querySelector(`#${ARTICLE_ID} > style`)?.textContent ?? '';
  return { address, route, registry, isWhole, css };
}

/** The demo that the address asks for, once it is found, or why there is none. */
export function DemoAlone() {
  const [found, setFound] = useState<Found>();
  const [failure, setFailure] = useState('');
  useEffect(() => {
    find(location.search).then(setFound, (error: unknown) =>
      setFailure(error instanceof Error ? error.message : String(error)),
    );
  }, []);
  if (found === undefined) {
    return (
      <>
        <Title>{demoAloneMessages.title}</Title>
        {failure !== '' && <Failure>{failure}</Failure>}
      </>
    );
  }
  const { address } = found;
  return (
    <>
      <Head>
        <title key="title">{address.name}</title>
      </Head>
      <Title>{address.name}</Title>
      {address.width === undefined ? (
        <Stage found={found} />
      ) : (
        <Narrow address={address} width={address.width} />
      )}
    </>
  );
}

/** The demo in a window of its own width, so that its breakpoints are those of that width. */
function Narrow({ address, width }: { address: Address; width: number }) {
  const src = `?${new URLSearchParams({ page: address.page, name: address.name }).toString()}`;
  return (
    // Our own page, in our own origin: a sandbox would take its storage and protect nobody.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      className="demo-narrow"
      title={demoAloneMessages.narrow(address.name, width)}
      src={src}
      width={width}
    />
  );
}

function Stage({ found }: { found: Found }) {
  const { address, route, registry, isWhole, css } = found;
  const container = useRef<HTMLDivElement>(null);
  // Rules of a page that knows which colors its demos read are not at hand: all demos follow the scheme.
  const page = { key: address.page, route, title: address.name, toc: [], themeInScript: true };
  return (
    <>
      <style>{css}</style>
      <div ref={container}>
        <div
          className={'demo-stage' satisfies MarkupClass}
          {...marked('stage', address.name)}
          {...(isWhole && marked('whole'))}
          {...placeOf('demo')}
        />
      </div>
      <Islands root={container} context={{ page, registry }} />
    </>
  );
}
