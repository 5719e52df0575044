import { useEffect, useState, type ReactNode } from 'react';
import type { PageData } from '#core/page/page.ts';
import { Page } from '../page/Page.tsx';
import styles from './Playground.module.css';

/** Playgrounds show no demos; what they mount comes with `Playground`. */
const noDemos = () => Promise.resolve({ registry: {} });

/** Counts articles: each has nodes of its own. */
let articles = 0;

/** A page whose article holds a form, a stage and code; what makes them live is loaded after the page stands. */
export function PropsPlaygroundPage({ page }: { page: PageData }) {
  const [live, setLive] = useState<ReactNode>();
  // Other data of the same page is another article.
  useEffect(() => {
    let left = false;
    const set = (next: ReactNode): void => {
      if (!left) setLive(next);
    };
    const show = (): void => {
      import('./Playground.tsx').then(
        ({ Playground, findPlayground }) => {
          const container = findPlayground();
          if (container === null) return;
          articles += 1;
          set(<Playground key={articles} pageKey={page.key} container={container} />);
        },
        () =>
          // Loaded with every page that is live; without it, the article says that it is not.
          import('../page/LivePage.tsx').then(
            ({ NotLoaded }) => set(<NotLoaded onRetry={show} />),
            () => undefined,
          ),
      );
    };
    show();
    return () => {
      left = true;
    };
  }, [page]);
  return (
    <div className={styles.page}>
      <Page page={page} loadDemos={noDemos} />
      {live}
    </div>
  );
}
