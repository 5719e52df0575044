import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { referenceMessages } from '#content/messages/reference.ts';
import { SlotPicture } from '#markup/reference/SlotFigure.tsx';
import { useScheme } from '../demoGallery/useScheme.ts';
import { IslandNotice } from '../islands/IslandNotice.tsx';
import type { IslandProps } from '../islands/registry.ts';
import { useOnDemand } from '../islands/useOnDemand.ts';
import { loadFigure, type LoadedFigure } from './loadFigure.ts';
import {
  lightElements,
  lightParts,
  numberAt,
  numberOf,
  reachedNumber,
  slotsOf,
} from './slotParts.ts';
import styles from './SlotFigure.module.css';

/** What stands in the placeholder, of the compiler's making. */
function readPicture(place: HTMLElement) {
  const image = place.querySelector('img');
  const attribute = (name: string): string => image?.getAttribute(name) ?? '';
  return {
    file: attribute('src'),
    width: Number(attribute('width')),
    height: Number(attribute('height')),
    alt: attribute('alt'),
  };
}

/** The figure of a component's slots: parts, their names and their rows light up together. */
export function Island({ place }: IslandProps) {
  const [picture] = useState(() => readPicture(place));
  const [slots] = useState(() => slotsOf(place));
  const [lit, setLit] = useState(() => reachedNumber(slots));
  const [figure, load] = useOnDemand(() => loadFigure(picture.file));
  const loadAtOnce = useEffectEvent(load);
  useEffect(() => loadAtOnce(), []);
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const look = ({ target }: Event): void => {
      // In the picture, the place of the pointer says which part it is.
      if (!(target instanceof Node && place.contains(target))) setLit(numberOf(slots, target));
    };
    const leave = (): void => setLit(undefined);
    slots.list.addEventListener('pointerover', look, { signal });
    slots.list.addEventListener('focusin', look, { signal });
    slots.list.addEventListener('pointerleave', leave, { signal });
    slots.list.addEventListener('focusout', leave, { signal });
    return () => {
      listeners.abort();
      lightElements(slots, undefined);
    };
  }, [place, slots]);
  useLayoutEffect(() => lightElements(slots, lit), [slots, lit]);
  if (figure.kind === 'ready') {
    return (
      <LitFigure
        figure={figure.value}
        picture={picture}
        lit={lit}
        onPoint={setLit}
        onPress={(number) => slots.byNumber.get(number)?.link.click()}
      />
    );
  }
  return (
    <>
      <SlotPicture {...picture} />
      {figure.kind === 'failed' && (
        <IslandNotice text={referenceMessages.slotsNotLit} onRetry={load} />
      )}
    </>
  );
}

interface LitFigureProps {
  figure: LoadedFigure;
  picture: ReturnType<typeof readPicture>;
  /** The number of the slot that is lit. */
  lit: string | undefined;
  onPoint: (number: string | undefined) => void;
  onPress: (number: string) => void;
}

/** In a shadow tree, as in the gallery: nobody can reach or press its elements, so what is pointed at is found by place. */
function LitFigure({ figure, picture, lit, onPoint, onPress }: LitFigureProps) {
  const host = useRef<HTMLDivElement>(null);
  const [shadow, setShadow] = useState<ShadowRoot>();
  const scheme = useScheme();
  useLayoutEffect(() => {
    if (host.current === null) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [figure.sheet];
    setShadow(root);
  }, [figure]);
  useLayoutEffect(() => {
    if (shadow !== undefined) lightParts(shadow, lit);
  }, [shadow, lit]);
  const number = useEffectEvent((event: MouseEvent): string | undefined =>
    shadow === undefined ? undefined : numberAt(shadow, event.clientX, event.clientY),
  );
  const point = useEffectEvent(onPoint);
  const press = useEffectEvent(onPress);
  // Pointing is one way more: the names below, which are links, do all of it by keyboard.
  useEffect(() => {
    const place = host.current?.parentElement;
    if (place == null) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    place.addEventListener('pointermove', (event) => point(number(event)), { signal });
    place.addEventListener('pointerleave', () => point(undefined), { signal });
    place.addEventListener(
      'click',
      (event) => {
        const pressed = number(event);
        if (pressed !== undefined) press(pressed);
      },
      { signal },
    );
    return () => listeners.abort();
  }, []);
  const { width, height, alt } = picture;
  return (
    <div
      className={styles['picture']}
      role="img"
      aria-label={alt}
      style={{ width, aspectRatio: `${width} / ${height}` }}
    >
      <div
        ref={host}
        className={styles['host']}
        style={{ width, height, transform: `scale(tan(atan2(100cqi, ${width}px)))` }}
        inert
      >
        {shadow !== undefined &&
          createPortal(<div data-theme={scheme} dangerouslySetInnerHTML={figure.markup} />, shadow)}
      </div>
    </div>
  );
}
