import Head from 'next/head';
import { useEffect, useState, type ComponentType } from 'react';
import { LIBRARY_NAME } from '#content/products.ts';
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
        <title key="title">{`Read offline – ${LIBRARY_NAME}`}</title>
        <meta
          key="description"
          name="description"
          content="Keep the pages, demos, reference and search of a product on your device."
        />
      </Head>
      <div className={pageStyles.layout}>
        <main id="page-content" className={pageStyles.main} tabIndex={-1}>
          <header className={pageStyles.header}>
            <h1>Read offline</h1>
            <p className={pageStyles.lead}>
              Keep a product on this device: its pages, demos, reference and search then work
              without a network.
            </p>
          </header>
          <div className="prose">
            <noscript>
              <p>Keeping a product needs JavaScript.</p>
            </noscript>
            {failed && (
              <p>The list of products cannot be loaded now. Reload the page to try again.</p>
            )}
            <div className={`prose ${styles.place}`}>{Products !== undefined && <Products />}</div>
          </div>
        </main>
      </div>
    </>
  );
}
