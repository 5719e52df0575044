import { useEffect, useState, useSyncExternalStore } from 'react';
import { offlineMessages } from '#content/messages/offline.ts';
import { printBytes } from '#core/offline/keeping.ts';
import { IslandBoundary } from '../islands/IslandBoundary.tsx';
import { KeptProductItem } from './KeptProductItem.tsx';
import { getKept, refresh, subscribeKept } from './keptStore.ts';
import styles from './Offline.module.css';
import { allowLocally, isLocalHost, isWorkerHost } from './register.ts';

/** Every product with what can be done about it, and the room that all of it takes. */
export function KeptProducts() {
  const [allowed] = useState(isWorkerHost);
  const possible = 'serviceWorker' in navigator && 'caches' in window;
  if (!possible) {
    return <p>{offlineMessages.impossible}</p>;
  }
  if (allowed)
    return (
      <IslandBoundary>
        <List />
      </IslandBoundary>
    );
  return (
    <>
      <p>{offlineMessages.otherHost}</p>
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
            {offlineMessages.tryLocally}
          </button>
        </p>
      )}
    </>
  );
}

function List() {
  const { products, used, counted, notice } = useSyncExternalStore(subscribeKept, getKept, getKept);
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
        {notice !== undefined && offlineMessages.stopped[notice]}
      </p>
      {products.length === 0 && notice === undefined && <p>{offlineMessages.nothing}</p>}
      <ul className={styles.products}>
        {products.map((product) => (
          <KeptProductItem key={product.product} kept={product} />
        ))}
      </ul>
      <p>
        {offlineMessages.used(printBytes(used))}
        {counted !== undefined && ` ${offlineMessages.counted(printBytes(counted))}`}
      </p>
      <p>{offlineMessages.limits}</p>
    </>
  );
}
