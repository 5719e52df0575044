import { useEffect, useState, type ComponentType } from 'react';
import { islandMessages } from '#content/messages/islands.ts';
import type { PageData } from '#core/page/page.ts';
import { IslandNotice } from '../islands/IslandNotice.tsx';
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

/** A page whose article holds a form, a stage and code; what makes them live is loaded after the page stands. */
export function PropsPlaygroundPage({ page }: { page: PageData }) {
  const [live, setLive] = useState<Live>();
  const [retry, setRetry] = useState<() => void>();
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
          setRetry(undefined);
        },
        () => {
          if (!left) setRetry(() => show);
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
      {retry !== undefined && <IslandNotice text={islandMessages.notLoaded} onRetry={retry} />}
      {live !== undefined && (
        <live.Playground key={live.at} pageKey={live.pageKey} container={live.container} />
      )}
    </div>
  );
}
