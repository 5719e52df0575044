import { useRef, type ReactNode } from 'react';
import { printBytes, type Keeping } from '#core/offline/keeping.ts';
import { cancel, keep, remove, type KeptProduct } from './keeper.ts';
import styles from './Offline.module.css';
import { STOPPED } from './words.ts';

/** One product: what of it is here, and the buttons that make sense now. */
export function KeptProductItem({ kept }: { kept: KeptProduct }) {
  const { product, name, route, keeping, offer } = kept;
  const place = useRef<HTMLLIElement>(null);
  // The button that was pressed goes: focus stays with the product.
  const act = (run: (product: KeptProduct['product']) => unknown) => () => {
    place.current?.focus({ preventScroll: true });
    run(product);
  };
  const button = (label: string, run: Parameters<typeof act>[0], disabled = false): ReactNode => (
    <button type="button" className="tool" onClick={act(run)} disabled={disabled}>
      {label}
    </button>
  );
  return (
    <li ref={place} tabIndex={-1} className={styles.product} data-keeping={keeping.kind}>
      <h2 className={styles.name}>
        <a href={route}>{name}</a>
      </h2>
      <p role="status" className={styles.state}>
        {sayState(keeping, offer)}
      </p>
      {keeping.kind === 'downloading' && (
        <p className={styles.state}>
          <progress
            className={styles.progress}
            value={keeping.done}
            max={keeping.bytes}
            aria-label={`Keeping ${name}`}
          />
          {printBytes(keeping.done)} of {printBytes(keeping.bytes)}
        </p>
      )}
      <p className={styles.buttons}>
        {keeping.kind === 'absent' &&
          offer !== undefined &&
          button(`Keep ${name} offline, ${printBytes(offer.bytes)}`, keep)}
        {keeping.kind === 'downloading' && button(`Cancel ${name}`, cancel)}
        {keeping.kind === 'partial' && button(`Resume ${name}`, keep)}
        {keeping.kind === 'whole' &&
          keeping.outdated &&
          offer !== undefined &&
          button(`Update ${name}`, keep)}
        {(keeping.kind === 'partial' || keeping.kind === 'whole') &&
          button(`Remove ${name}`, remove)}
      </p>
    </li>
  );
}

function sayState(keeping: Keeping, offer: KeptProduct['offer']): string {
  switch (keeping.kind) {
    case 'absent':
      return offer === undefined ? '' : `${offer.pages} pages, ${printBytes(offer.wire)} to fetch.`;
    case 'downloading':
      // The bar tells the rest: read aloud, each step would be one too many.
      return keeping.update ? 'Updating.' : 'Being fetched.';
    case 'partial': {
      const part = `${printBytes(keeping.done)} of ${printBytes(keeping.bytes)}`;
      return keeping.update
        ? `Kept whole, of an older build. Of the new one, ${part} are here. ${STOPPED[keeping.reason]}`
        : `Kept only in part: ${part}. ${STOPPED[keeping.reason]}`;
    }
    case 'whole':
      return keeping.outdated
        ? `Kept, ${printBytes(keeping.bytes)}. The site has been published anew since.`
        : `Kept, ${printBytes(keeping.bytes)}.`;
    case 'removing':
      return 'Being removed.';
  }
}
