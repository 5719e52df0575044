import Head from 'next/head';
import { useEffect, useEffectEvent } from 'react';
import { offlineMessages } from '#content/messages/offline.ts';
import { LIBRARY_NAME } from '#content/products.ts';
import { IslandNotice } from '../islands/IslandNotice.tsx';
import { useOnDemand } from '../islands/useOnDemand.ts';
import { CONTENT_ID } from '../shell/contentId.ts';
import pageStyles from '../page/Page.module.css';
import styles from './Offline.module.css';

/** The page where a reader says what is kept on their device. What it takes to keep is loaded with its list. */
export function OfflinePage() {
  const [loaded, load] = useOnDemand(() => import('./KeptProducts.tsx'));
  const loadOnce = useEffectEvent(load);
  useEffect(() => loadOnce(), []);
  return (
    <>
      <Head>
        <title key="title">{`${offlineMessages.title} – ${LIBRARY_NAME}`}</title>
        <meta key="description" name="description" content={offlineMessages.description} />
      </Head>
      <div className={pageStyles.layout}>
        <main id={CONTENT_ID} className={pageStyles.main} tabIndex={-1}>
          <header className={pageStyles.header}>
            <h1>{offlineMessages.title}</h1>
            <p className={pageStyles.lead}>{offlineMessages.lead} </p>
          </header>
          <div className="prose">
            <noscript>
              <p>{offlineMessages.needsScript}</p>
            </noscript>
            {loaded.kind === 'failed' && (
              <p>
                <IslandNotice text={offlineMessages.listMissing} onRetry={load} />
              </p>
            )}
            <div className={`prose ${styles.place}`}>
              {loaded.kind === 'ready' && <loaded.value.KeptProducts />}
            </div>
          </div>
        </main>
      </div>
    </>
  );
}
