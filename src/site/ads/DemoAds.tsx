import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { isBot } from '#core/ads/chance.ts';
import { byClass } from '#markup/selectors.ts';
import { ARTICLE_ID } from '../page/articleId.ts';
import { roomAfter } from '../islands/roomAfter.ts';
import styles from './ads.module.css';
import { useAdServices, useDocs } from './contexts.tsx';
import { DemoAd } from './DemoAd.tsx';
import { AdBoundary } from './AdBoundary.tsx';
import { shape } from './terms.ts';

/** An ad under each demo whose code the reader opens, in documents where the draw said so. */
export function DemoAds() {
  const { demos } = useDocs();
  const { on } = useAdServices();
  const [boxes, setBoxes] = useState<HTMLElement[]>([]);
  const wanted = on && shape === 'inline' && demos.length > 0 && !isBot(navigator.userAgent);
  useEffect(() => {
    const article = document.getElementById(ARTICLE_ID);
    if (!wanted || article === null) return undefined;
    const onClick = ({ target }: Event): void => {
      const box = target instanceof Element ? boxFor(target) : undefined;
      if (box !== undefined) setBoxes((known) => [...known, box]);
    };
    article.addEventListener('click', onClick);
    return () => article.removeEventListener('click', onClick);
  }, [wanted]);
  return boxes.map((box, at) =>
    createPortal(
      <AdBoundary>
        <DemoAd />
      </AdBoundary>,
      box,
      String(at),
    ),
  );
}

/**
 * The room for an ad under the demo whose code a click on `target` opens: it is made with the same click, so that what
 * is below moves once, when the reader expects it. Undefined when the click opens none, or there is one already.
 */
function boxFor(target: Element): HTMLElement | undefined {
  const code = target.closest(`${byClass('demo-code')} > summary`)?.parentElement;
  const demo = code?.closest<HTMLElement>(byClass('demo'));
  if (!(code instanceof HTMLDetailsElement) || demo === null || demo === undefined)
    return undefined;
  // The click has not opened it yet.
  if (code.open || demo.nextElementSibling?.classList.contains(styles.box ?? '')) return undefined;
  return roomAfter(demo, styles.box ?? '');
}
