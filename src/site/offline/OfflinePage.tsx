import Head from 'next/head';
import { useEffect, useState, type ComponentType } from 'react';
import { offlineMessages } from '#content/messages/offline.ts';
import { LIBRARY_NAME } from '#content/products.ts';
import { CONTENT_ID } from '../shell/contentId.ts';
import pageStyles from '../page/Page.module.css';
import styles from './Offline.module.css';

/** The page where a reader says what is kept on their device. What it takes to keep is loaded with its list. */
export function OfflinePage() {
  const [Products, setProducts] = useState<ComponentType>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    import('./KeptProducts.tsx').then(
      ({ KeptProducts }) => {
        if (!gone) setProducts(() => KeptProducts);
      },
      () => setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, []);
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
            {failed && <p>{offlineMessages.listMissing}</p>}
            <div className={`prose ${styles.place}`}>{Products !== undefined && <Products />}</div>
          </div>
        </main>
      </div>
    </>
  );
}
