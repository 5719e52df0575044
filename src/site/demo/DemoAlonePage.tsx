import Head from 'next/head';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { demoAloneMessages } from '#content/messages/demoAlone.ts';

/** One demo alone in the window, or in a narrower frame: `?page=data-grid/sorting&name=BasicSorting&width=360`. */
export function DemoAlonePage() {
  const [Demo, setDemo] = useState<ComponentType>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    import('./DemoAlone.tsx').then(
      ({ DemoAlone }) => setDemo(() => DemoAlone),
      () => setHasFailed(true),
    );
  }, []);
  return (
    <>
      <Head>
        <title key="title">{demoAloneMessages.title}</title>
        <meta key="robots" name="robots" content="noindex" />
      </Head>
      <main className="demo-alone">
        <noscript>
          <p className="demo-note">{demoAloneMessages.needsScript}</p>
        </noscript>
        {hasFailed && <Failure>{demoAloneMessages.notLoaded}</Failure>}
        {Demo === undefined ? <Title>{demoAloneMessages.title}</Title> : <Demo />}
      </main>
    </>
  );
}

/** What the page is about, for those who hear it. */
export const Title = ({ children }: { children: ReactNode }) => (
  <h1 className="visually-hidden">{children}</h1>
);

/** Says what went wrong. */
export const Failure = ({ children }: { children: ReactNode }) => (
  <p className="demo-note" role="alert">
    {children}
  </p>
);
