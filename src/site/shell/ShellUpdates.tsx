import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { products } from '#content/products.ts';
import { entryRoute } from '#core/navigation/navigation.ts';
import { olderVersionsOf } from '#core/navigation/olderVersions.ts';
import { productOfRoute, type Product, type ProductId } from '#core/navigation/products.ts';
import { trustHtml } from '../trustedTypes.ts';
import { ConsentQuestion } from '../analytics/ConsentQuestion.tsx';
import { ShowVersions } from '../readerVersion/ShowVersions.tsx';
import { OptionalPart } from '../ui/OptionalPart.tsx';
import { followArrivals, type Arrival } from './arrivals.ts';
import { Shortcuts } from './Shortcuts.tsx';
import { PRODUCTS_ID, TREE_ID, VERSIONS_ID } from './names.ts';
import { revealIn } from './revealIn.ts';

/** Loads the tree of a product the reader has come to. */
const TREES: Record<ProductId, () => Promise<{ default: { html: string } }>> = {
  x: () => import('#generated/navigation/x.json'),
  'x-data-grid': () => import('#generated/navigation/x-data-grid.json'),
  'x-date-pickers': () => import('#generated/navigation/x-date-pickers.json'),
  'x-charts': () => import('#generated/navigation/x-charts.json'),
  'x-tree-view': () => import('#generated/navigation/x-tree-view.json'),
};

/**
 * Brings the static shell up to date with the page: the tree, the marked entry, the product, the versions; and draws what
 * is asked of the reader.
 */
export function ShellUpdates() {
  const [at, setAt] = useState<Place>();
  useEffect(
    () =>
      followArrivals(({ route, older }) =>
        setAt((last) => ({ route, older, hasMoved: last !== undefined })),
      ),
    [],
  );
  const tree = document.getElementById(TREE_ID);
  return (
    <>
      <OptionalPart>
        <ConsentQuestion />
      </OptionalPart>
      <OptionalPart>
        <Shortcuts />
      </OptionalPart>
      <OptionalPart>
        <ShowVersions />
      </OptionalPart>
      <OptionalPart>
        {/* Some pages stand without the shell. */}
        {at !== undefined && tree !== null && <Updates at={at} tree={tree} />}
      </OptionalPart>
    </>
  );
}

/** Where the reader is. */
interface Place extends Pick<Arrival, 'route' | 'older'> {
  /** Not where the document came from. */
  hasMoved: boolean;
}

interface Trusted {
  product: ProductId;
  html: string;
}

function Updates({ at, tree }: { at: Place; tree: HTMLElement }) {
  const route = entryRoute(at.route);
  const product = productOfRoute(products, route);
  const { id } = product;
  // What the document came with, until the reader comes to another product.
  const [shown, setShown] = useState<Trusted>();
  const [written] = useState(() => tree.dataset['product']);
  const isShown = (shown?.product ?? written) === id;
  useEffect(() => {
    if (isShown) return undefined;
    let hasLeft = false;
    TREES[id]().then(
      ({ default: { html } }) => {
        if (!hasLeft) setShown({ product: id, html: trustHtml(html) });
      },
      () => location.reload(), // the site was published anew and the chunk is gone: load the page as it is now
    );
    return () => {
      hasLeft = true;
    };
  }, [isShown, id]);
  useLayoutEffect(() => {
    for (const link of document.querySelectorAll<HTMLElement>(`#${PRODUCTS_ID} a`)) {
      mark(link, link.dataset['product'] === id);
    }
  }, [id]);
  useLayoutEffect(() => {
    if (isShown) markEntry(tree, route);
  }, [isShown, tree, route]);
  const versions = document.getElementById(VERSIONS_ID);
  return (
    <>
      {shown !== undefined && (
        <Instead place={tree}>
          <div
            key={shown.product}
            className="island"
            dangerouslySetInnerHTML={{ __html: shown.html }}
          />
        </Instead>
      )}
      {versions !== null && at.hasMoved && (
        <Instead place={versions}>
          <Versions product={product} at={at} />
        </Instead>
      )}
    </>
  );
}

/** Draws instead of what the document came with. */
function Instead({ place, children }: { place: HTMLElement; children: ReactNode }) {
  const [written] = useState(() => [...place.childNodes]);
  useLayoutEffect(() => {
    for (const node of written) node.remove();
  }, [written]);
  return createPortal(children, place);
}

const Versions = ({ product, at: { route, older } }: { product: Product; at: Place }) =>
  olderVersionsOf(product, route, older).map(({ major, url }) => (
    <li key={major}>
      <a href={url} rel="noopener">
        {`v${major}`}
      </a>
    </li>
  ));

function mark(link: Element, current: boolean, value: 'page' | 'true' = 'true'): void {
  if (current) link.setAttribute('aria-current', value);
  else link.removeAttribute('aria-current');
}

/**
 * Marks the page's entry, opens the branches above it, and scrolls the drawer only if the entry is out of sight. The first
 * page's is marked already, and was shown before anybody could scroll (`page/waitForReader.ts`).
 */
function markEntry(tree: HTMLElement, route: string): void {
  for (const link of tree.querySelectorAll('a')) {
    const current = link.getAttribute('href') === route;
    const isMarked = link.getAttribute('aria-current') === 'page';
    mark(link, current, 'page');
    if (!current || isMarked) continue;
    for (
      let branch = link.closest('details');
      branch;
      branch = branch.parentElement?.closest('details') ?? null
    ) {
      branch.open = true;
    }
    revealIn(tree.parentElement, link);
  }
}
