import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { demoGalleryMessages as messages } from '#content/messages/demoGallery.ts';
import { PICTURE_ROOT } from '#core/demoGallery/demos.ts';
import { loadPictures, type LoadedPictures } from './files.ts';
import { contentBox, fitBox } from './fit.ts';
import { pictureSheet } from './pictureSheet.ts';
import { useScheme } from './useScheme.ts';
import styles from './DemoGallery.module.css';

interface PictureProps {
  /** Key of the page. */
  page: string;
  demo: string;
}

type State = 'loading' | 'failed' | LoadedPictures;

/** The picture of a demo, once the file of its page is here. It is as if it were printed: nobody can reach or press its parts. */
export function Picture({ page, demo }: PictureProps) {
  const [state, setState] = useState<State>('loading');
  useEffect(() => {
    let unmounted = false;
    loadPictures(page).then(
      (loaded) => unmounted || setState(loaded),
      () => unmounted || setState('failed'),
    );
    return () => {
      unmounted = true;
    };
  }, [page]);
  if (state === 'loading') return null;
  if (state === 'failed') return <span className={styles.instead}>{messages.pictureFailed}</span>;
  return <Drawn pictures={state} demo={demo} />;
}

/** In a shadow tree: its rules are for it alone, and those of the page do not look through it. */
function Drawn({ pictures, demo }: { pictures: LoadedPictures; demo: string }) {
  const host = useRef<HTMLDivElement>(null);
  const [shadow, setShadow] = useState<ShadowRoot>();
  const scheme = useScheme();
  const markup = pictures.pictureOf(demo);
  useLayoutEffect(() => {
    if (host.current === null) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [pictureSheet(), pictures.sheet];
    setShadow(root);
  }, [pictures]);
  if (markup === undefined) return <span className={styles.instead}>{messages.noPicture}</span>;
  return (
    <div ref={host} className={styles.host} inert>
      {shadow !== undefined &&
        createPortal(
          <div className={PICTURE_ROOT} dir="ltr" data-theme={scheme} ref={fit}>
            <div className="demo-preview" dangerouslySetInnerHTML={markup} />
          </div>,
          shadow,
        )}
    </div>
  );
}

/** Puts a picture into its card once it is laid out. */
function fit(root: HTMLDivElement | null): void {
  if (root === null) return;
  const { scale, left, top } = fitBox(contentBox(root));
  root.style.setProperty('--fit', String(scale));
  root.style.setProperty('--left', `${left}px`);
  root.style.setProperty('--top', `${top}px`);
}
