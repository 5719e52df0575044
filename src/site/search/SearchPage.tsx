import Head from 'next/head';
import { useEffect, useState, type ComponentType } from 'react';
import { searchPageMessages as messages } from '#content/messages/searchPage.ts';
import { LIBRARY_NAME, products } from '#content/products.ts';
import pageStyles from '../page/Page.module.css';
import styles from './SearchPage.module.css';

interface Loaded {
  /** Which attempt has ended so. */
  attempt: number;
  OwnSearch?: ComponentType;
}

const loadSearch = () => import('./OwnSearch.tsx');

interface SearchPageProps {
  load?: () => Promise<{ OwnSearch: ComponentType }>;
}

/** The search as a page, for links and bookmarks; without JavaScript, the indexes to look things up in. */
export function SearchPage({ load = loadSearch }: SearchPageProps) {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let unmounted = false;
    load().then(
      ({ OwnSearch }) => unmounted || setLoaded({ attempt, OwnSearch }),
      () => unmounted || setLoaded({ attempt }),
    );
    return () => {
      unmounted = true;
    };
  }, [attempt, load]);
  const OwnSearch = loaded?.OwnSearch;
  const hasFailed = loaded?.attempt === attempt && OwnSearch === undefined;
  return (
    <>
      <Head>
        <title key="title">{`${messages.title} – ${LIBRARY_NAME}`}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <div className={pageStyles.layout}>
        <main id="page-content" className={pageStyles.main} tabIndex={-1}>
          <header className={pageStyles.header}>
            <h1>{messages.title}</h1>
          </header>
          <div className={styles.place}>
            {OwnSearch !== undefined && <OwnSearch />}
            {hasFailed && (
              <p role="alert">
                {messages.notLoaded}{' '}
                <button type="button" className="tool" onClick={() => setAttempt(attempt + 1)}>
                  {messages.retry}
                </button>
              </p>
            )}
          </div>
          <div className="prose">
            <p className={styles.without}>{messages.needsScript}</p>
            <h2>{messages.byName}</h2>
            <ByName />
          </div>
        </main>
      </div>
    </>
  );
}

const ByName = () => (
  <ul>
    {products
      .filter(({ folder }) => folder !== '')
      .map(({ id, name, route, folder }) => (
        <li key={id}>
          <a href={route}>{name}</a>: <a href={`/x/api/${folder}/`}>{messages.reference}</a>,{' '}
          <a href={`/x/api/${folder}/types/`}>{messages.types}</a>
        </li>
      ))}
  </ul>
);
