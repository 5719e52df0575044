import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { isBot } from '#core/ads/chance.ts';
import { byAttribute, byClass } from '#markup/selectors.ts';
import styles from './ads.module.css';
import { useAdServices, useDocs } from './contexts.tsx';
import { DemoAd } from './DemoAd.tsx';
import { AdBoundary } from './AdBoundary.tsx';
import { shape } from './terms.ts';

/** An ad under each demo whose code the reader opens, in documents where the draw said so. */
export function DemoAds() {
  const { key } = useDocs();
  const { on } = useAdServices();
  const [boxes, setBoxes] = useState<HTMLElement[]>([]);
  const wanted = on && shape === 'inline' && !isBot(navigator.userAgent);
  useEffect(() => {
    const article = document.querySelector<HTMLElement>(byAttribute('data-page', key));
    if (!wanted || article === null) return undefined;
    const onClick = ({ target }: Event): void => {
      const box = target instanceof Element ? boxFor(target) : undefined;
      if (box === undefined) return;
      setBoxes((known) => (known.includes(box) ? known : [...known, box]));
    };
    article.addEventListener('click', onClick);
    return () => article.removeEventListener('click', onClick);
  }, [wanted, key]);
  return boxes.map((box, at) =>
    createPortal(
      <div className={styles.box}>
        <AdBoundary>
          <DemoAd />
        </AdBoundary>
      </div>,
      box,
      String(at),
    ),
  );
}

/**
 * The place for an ad under the demo whose code a click on `target` opens: its room is there with the same click, so that
 * what is below moves once, when the reader expects it. Undefined when the click opens none.
 */
function boxFor(target: Element): HTMLElement | undefined {
  const code = target.closest(`${byClass('demo-code')} > summary`)?.parentElement;
  // The click has not opened it yet.
  if (!(code instanceof HTMLDetailsElement) || code.open) return undefined;
  const next = code.closest(byClass('demo'))?.nextElementSibling;
  return next instanceof HTMLElement && next.matches(byClass('demo-ad')) ? next : undefined;
}
