import Head from 'next/head';
import { useEffect, useRef, useState } from 'react';
import { LIBRARY_NAME } from '#content/products.ts';
import { INTRODUCTION_ROUTE } from './editorRoute.ts';
import styles from './editorPage.module.css';

/** An empty page of the editor; what makes it live is loaded when the page stands. */
export function EditorPage() {
  const container = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    import('./startEditor.ts')
      .then(({ startPlayground }) => {
        if (left || container.current === null) return undefined;
        return startPlayground(container.current).then((end) => {
          stop = end;
          if (left) end();
        });
      })
      .catch(() => setFailed(true));
    return () => {
      left = true;
      stop?.();
    };
  }, []);
  return (
    <>
      <Head>
        <title key="title">{`Playground – ${LIBRARY_NAME}`}</title>
        <meta
          key="description"
          name="description"
          content="Write code with the components and share it by its address."
        />
      </Head>
      <main className={styles.page}>
        <header className={styles.header}>
          <h1>Playground</h1>
          <a href={INTRODUCTION_ROUTE}>{LIBRARY_NAME} documentation</a>
        </header>
        <noscript>
          <p className="demo-note">
            The playground runs code in your browser: it needs JavaScript.
          </p>
        </noscript>
        {failed && (
          <p className="demo-note" role="alert">
            The editor could not be loaded. Reload the page to try again.
          </p>
        )}
        <div ref={container} className={styles.bench} />
      </main>
    </>
  );
}
