import Head from 'next/head';
import { useEffect, useState } from 'react';
import { notFoundMessages } from '#content/messages/notFound.ts';
import { LIBRARY_NAME, products } from '#content/products.ts';
import type { RouteTitle } from '#core/navigation/navigation.ts';
import { CONTENT_ID } from '../shell/contentId.ts';
import styles from './Page.module.css';

const SUGGESTIONS = 6;

/** What a reader sees who asked for a page that is not there: near routes with a script, the products without. */
export function NotFound() {
  const [asked, setAsked] = useState('');
  const [near, setNear] = useState<RouteTitle[]>([]);
  useEffect(() => {
    let unmounted = false;
    // Only readers who are lost load the list of routes.
    void Promise.all([
      import('#generated/routes.json'),
      import('#core/navigation/nearRoutes.ts'),
    ]).then(([routes, { nearRoutes }]) => {
      if (unmounted) return;
      setAsked(location.pathname);
      setNear(nearRoutes(routes.default, location.pathname, SUGGESTIONS));
    });
    return () => {
      unmounted = true;
    };
  }, []);
  return (
    <>
      <Head>
        <title key="title">{`${notFoundMessages.title} – ${LIBRARY_NAME}`}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <div className={styles.layout}>
        <main id={CONTENT_ID} className={styles.main} tabIndex={-1}>
          <header className={styles.header}>
            <h1>{notFoundMessages.title}</h1>
            <p className={styles.lead}>{notFoundMessages.lead}</p>
            {asked !== '' && (
              <p>
                <code>{asked}</code>
              </p>
            )}
          </header>
          <div className="prose">
            {near.length > 0 && (
              <>
                <h2>{notFoundMessages.near}</h2>
                <LinkList links={near} />
              </>
            )}
            <h2>{notFoundMessages.elsewhere}</h2>
            <LinkList links={products.map(({ route, name }) => ({ route, title: name }))} />
          </div>
        </main>
      </div>
    </>
  );
}

function LinkList({ links }: { links: readonly RouteTitle[] }) {
  return (
    <ul>
      {links.map(({ route, title }) => (
        <li key={route}>
          <a href={route}>{title}</a> <code>{route}</code>
        </li>
      ))}
    </ul>
  );
}
