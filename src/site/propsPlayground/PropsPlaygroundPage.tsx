import { useEffect, useState, type ComponentType } from 'react';
import type { PageData } from '#core/page/page.ts';
import type { NotLoaded } from '../islands/IslandNotice.tsx';
import { Page } from '../page/Page.tsx';
import type { PlaygroundProps } from './Playground.tsx';
import styles from './Playground.module.css';

/** Playgrounds show no demos; what they mount comes with `Playground`. */
const noDemos = () => Promise.resolve({ registry: {} });

interface Live {
  Playground: ComponentType<PlaygroundProps>;
  container: HTMLElement;
  pageKey: string;
  /** Counts articles: each has nodes of its own. */
  at: number;
}

/** What made it live has not come. */
interface Missing {
  NotLoaded: typeof NotLoaded;
  onRetry: () => void;
}

/** A page whose article holds a form, a stage and code; what makes them live is loaded after the page stands. */
export function PropsPlaygroundPage({ page }: { page: PageData }) {
  const [live, setLive] = useState<Live>();
  const [missing, setMissing] = useState<Missing>();
  // Other data of the same page is another article.
  useEffect(() => {
    let left = false;
    const show = (): void => {
      import('./Playground.tsx').then(
        ({ Playground, findPlayground }) => {
          const container = findPlayground();
          if (left || container === null) return;
          const { key: pageKey } = page;
          setLive((last) => ({ Playground, container, pageKey, at: (last?.at ?? 0) + 1 }));
          setMissing(undefined);
        },
        () => {
          // Loaded with every page that is live; without it, the article says that it is not.
          import('../page/LivePage.tsx').then(
            (shared) => {
              if (!left) setMissing({ NotLoaded: shared.NotLoaded, onRetry: show });
            },
            () => undefined,
          );
        },
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
      {missing !== undefined && <missing.NotLoaded onRetry={missing.onRetry} />}
      {live !== undefined && (
        <live.Playground key={live.at} pageKey={live.pageKey} container={live.container} />
      )}
    </div>
  );
}
