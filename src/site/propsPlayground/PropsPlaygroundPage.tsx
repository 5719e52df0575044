import { useEffect, useState, type ComponentType } from 'react';
import type { PageData } from '#core/page/page.ts';
import { Page } from '../page/Page.tsx';
import type { PlaygroundProps } from './Playground.tsx';
import styles from './Playground.module.css';

/** Playgrounds show no demos; what they mount comes with `Playground`. */
const noDemos = () => Promise.resolve({ registry: {} });

/** A page whose article holds a form, a stage and code; what makes them live is loaded after the page stands. */
export function PropsPlaygroundPage({ page }: { page: PageData }) {
  const [live, setLive] = useState<{
    Playground: ComponentType<PlaygroundProps>;
    container: HTMLElement;
    pageKey: string;
  }>();
  // Other data of the same page is another article, with other nodes.
  useEffect(() => {
    let left = false;
    void import('./Playground.tsx').then(({ Playground, findPlayground }) => {
      const container = findPlayground();
      if (!left && container !== null) setLive({ Playground, container, pageKey: page.key });
    });
    return () => {
      left = true;
    };
  }, [page]);
  return (
    <div className={styles.page}>
      <Page page={page} loadDemos={noDemos} />
      {live !== undefined && <live.Playground pageKey={live.pageKey} container={live.container} />}
    </div>
  );
}
