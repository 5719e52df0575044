import { useRef, type ReactNode } from 'react';
import { offlineMessages } from '#content/messages/offline.ts';
import { printBytes, type Keeping } from '#core/offline/keeping.ts';
import { cancel, keep, remove, type KeptProduct } from './keptStore.ts';
import styles from './Offline.module.css';

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
            aria-label={offlineMessages.progress(name)}
          />
          {offlineMessages.part(printBytes(keeping.done), printBytes(keeping.bytes))}
        </p>
      )}
      <p className={styles.buttons}>
        {keeping.kind === 'absent' &&
          offer !== undefined &&
          button(offlineMessages.keep(name, printBytes(offer.bytes)), keep)}
        {keeping.kind === 'downloading' && button(offlineMessages.cancel(name), cancel)}
        {keeping.kind === 'partial' && button(offlineMessages.resume(name), keep)}
        {keeping.kind === 'whole' &&
          keeping.outdated &&
          offer !== undefined &&
          button(offlineMessages.update(name), keep)}
        {(keeping.kind === 'partial' || keeping.kind === 'whole') &&
          button(offlineMessages.remove(name), remove)}
      </p>
    </li>
  );
}

function sayState(keeping: Keeping, offer: KeptProduct['offer']): string {
  const { state, part, stopped } = offlineMessages;
  switch (keeping.kind) {
    case 'absent':
      return offer === undefined ? '' : state.offer(offer.pages, printBytes(offer.wire));
    case 'downloading':
      // The bar tells the rest: read aloud, each step would be one too many.
      return keeping.update ? state.updating : state.downloading;
    case 'partial': {
      const here = part(printBytes(keeping.done), printBytes(keeping.bytes));
      const progressText = keeping.update ? state.partialUpdate(here) : state.partial(here);
      return `${progressText} ${stopped[keeping.reason]}`;
    }
    case 'whole':
      return keeping.outdated
        ? state.outdated(printBytes(keeping.bytes))
        : state.whole(printBytes(keeping.bytes));
    case 'removing':
      return state.removing;
  }
}
