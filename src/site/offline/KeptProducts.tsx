import { useEffect, useState, useSyncExternalStore } from 'react';
import { printBytes } from '#core/offline/keeping.ts';
import { KeptProductItem } from './KeptProductItem.tsx';
import { getKeeper, refresh, subscribeKeeper } from './keeper.ts';
import styles from './Offline.module.css';
import { allowLocally, isLocalHost, isWorkerHost } from './register.ts';
import { STOPPED } from './words.ts';

/** Every product with what can be done about it, and the room that all of it takes. */
export function KeptProducts() {
  const [allowed] = useState(isWorkerHost);
  const possible = 'serviceWorker' in navigator && 'caches' in window;
  if (!possible) {
    return (
      <p>This browser cannot keep pages here. It may be a private window, or an old browser.</p>
    );
  }
  if (allowed) return <List />;
  return (
    <>
      <p>Pages are kept on the site’s own host only, which this is not.</p>
      {isLocalHost() && (
        <p>
          <button
            type="button"
            className="tool"
            onClick={() => {
              allowLocally();
              location.reload(); // the worker starts with a document
            }}
          >
            Try it on this machine
          </button>
        </p>
      )}
    </>
  );
}

function List() {
  const { products, used, counted, notice } = useSyncExternalStore(
    subscribeKeeper,
    getKeeper,
    getKeeper,
  );
  useEffect(() => {
    const look = (): void => {
      // Another tab, or the browser itself, may have changed what is here.
      if (document.visibilityState === 'visible') void refresh();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  if (products === undefined) return null;
  return (
    <>
      <p role="status" className={styles.notice}>
        {notice !== undefined && STOPPED[notice]}
      </p>
      {products.length === 0 && notice === undefined && (
        <p>Nothing is kept on this device, and the list of products cannot be reached now.</p>
      )}
      <ul className={styles.products}>
        {products.map((product) => (
          <KeptProductItem key={product.product} kept={product} />
        ))}
      </ul>
      <p>
        In all, {printBytes(used)} are kept on this device.
        {counted !== undefined &&
          ` With visited pages and what the browser adds, the site takes ${printBytes(counted)}.`}
      </p>
      <p>
        Editing a demo, sandboxes and ads need the network. Sizes are those of the stored files;
        they are sent compressed, and what products share is fetched once.
      </p>
    </>
  );
}
