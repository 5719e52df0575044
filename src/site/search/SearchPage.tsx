import Head from 'next/head';
import { useEffect, useRef, useState } from 'react';
import { LIBRARY_NAME, products } from '#content/products.ts';
import pageStyles from '../page/Page.module.css';
import styles from './SearchPage.module.css';

/** The search as a page, for links and bookmarks; without JavaScript, the indexes to look things up in. */
export function SearchPage() {
  const place = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    let remove: (() => void) | undefined;
    import('./page.ts').then(
      ({ mountSearch }) => {
        if (!gone && place.current !== null) remove = mountSearch(place.current);
      },
      () => setFailed(true),
    );
    return () => {
      gone = true;
      remove?.();
    };
  }, []);
  return (
    <>
      <Head>
        <title key="title">{`Search – ${LIBRARY_NAME}`}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <div className={pageStyles.layout}>
        <main id="page-content" className={pageStyles.main} tabIndex={-1}>
          <header className={pageStyles.header}>
            <h1>Search</h1>
          </header>
          <div ref={place} className={styles.place} />
          <div className="prose">
            <p className={styles.without}>
              Search needs JavaScript. These pages list everything by name.
            </p>
            {failed && <p>The search cannot be loaded now. These pages list everything by name.</p>}
            <h2>By name</h2>
            <ul>
              {products
                .filter(({ folder }) => folder !== '')
                .map(({ id, name, route, folder }) => (
                  <li key={id}>
                    <a href={route}>{name}</a>: <a href={`/x/api/${folder}/`}>reference</a>,{' '}
                    <a href={`/x/api/${folder}/types/`}>types</a>
                  </li>
                ))}
            </ul>
          </div>
        </main>
      </div>
    </>
  );
}
