import Head from 'next/head';
import { useEffect, useEffectEvent } from 'react';
import { playgroundMessages as words } from '#content/messages/playground.ts';
import { LIBRARY_NAME } from '#content/products.ts';
import { IslandBoundary } from '../islands/IslandBoundary.tsx';
import { IslandNotice } from '../islands/IslandNotice.tsx';
import { useOnDemand } from '../islands/useOnDemand.ts';
import { INTRODUCTION_ROUTE } from './editorRoute.ts';
import styles from './editorPage.module.css';

async function loadPlayground() {
  const [{ CodePlayground }, { loadManifest }, { openHash }] = await Promise.all([
    import('./CodePlayground.tsx'),
    import('./manifest.ts'),
    import('./openHash.ts'),
  ]);
  const [manifest, opened] = await Promise.all([loadManifest(), openHash(location.hash)]);
  return { CodePlayground, manifest, opened };
}

/** An empty page of the editor; what makes it live is loaded when the page stands. */
export function EditorPage() {
  const [loaded, load] = useOnDemand(loadPlayground);
  const loadOnce = useEffectEvent(load);
  useEffect(() => loadOnce(), []);
  return (
    <>
      <Head>
        <title key="title">{`${words.title} – ${LIBRARY_NAME}`}</title>
        <meta key="description" name="description" content={words.description} />
      </Head>
      <main className={styles.page}>
        <header className={styles.header}>
          <h1>{words.title}</h1>
          <a href={INTRODUCTION_ROUTE}>{words.documentation(LIBRARY_NAME)}</a>
        </header>
        <noscript>
          <p className="demo-note">{words.needsScript}</p>
        </noscript>
        {loaded.kind === 'failed' && <IslandNotice text={words.notLoaded} onRetry={load} />}
        <div className={styles.room}>
          {(loaded.kind === 'idle' || loaded.kind === 'loading') && (
            <p {...(loaded.kind === 'idle' && { className: 'needs-script' })} role="status">
              {words.loading}
            </p>
          )}
          {loaded.kind === 'ready' && (
            <IslandBoundary>
              <loaded.value.CodePlayground
                manifest={loaded.value.manifest}
                opened={loaded.value.opened}
              />
            </IslandBoundary>
          )}
        </div>
      </main>
    </>
  );
}
