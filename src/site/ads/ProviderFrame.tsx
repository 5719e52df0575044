import { useEffect, useRef, useState } from 'react';
import { adMessages } from '#content/messages/ads.ts';
import type { FoundAd } from '#core/ads/flow.ts';
import styles from './ads.module.css';
import { readFrameMessage } from './frameMessage.ts';
import { Labelled } from './Labelled.tsx';

interface ProviderFrameProps {
  /** The provider's script. */
  script: string;
  /** Whether the reader may see and reach it. */
  seen: boolean;
  /** Hears what stands in the frame whenever it changes. */
  onState: (found: FoundAd | undefined) => void;
  onClick: () => void;
}

const shownTheme = (): string => document.documentElement.dataset['theme'] ?? 'light';

/**
 * The provider's script and ad, in a document of another origin: it can neither read nor change the page
 * (docs/decisions/0008). `public/ads/frame.js` runs it there and tells what stands.
 */
export function ProviderFrame({ script, seen, onState, onClick }: ProviderFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef({ onState, onClick });
  useEffect(() => {
    latest.current = { onState, onClick };
  });
  const [src] = useState(
    () => `/ads/frame.html#${new URLSearchParams({ theme: shownTheme(), script }).toString()}`,
  );
  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent<unknown>): void => {
      if (source === null || source !== frame.current?.contentWindow) return;
      const message = readFrameMessage(data);
      if (message?.kind === 'state') latest.current.onState(message.found);
      if (message?.kind === 'click') latest.current.onClick();
    };
    addEventListener('message', onMessage);
    const themes = new MutationObserver(() =>
      // A document of no origin cannot be named as a target; a theme is no secret.
      frame.current?.contentWindow?.postMessage({ theme: shownTheme() }, '*'),
    );
    themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      removeEventListener('message', onMessage);
      themes.disconnect();
    };
  }, []);
  return (
    <Labelled waiting={!seen}>
      <iframe
        ref={frame}
        className={styles.frame}
        title={adMessages.mark}
        src={src}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </Labelled>
  );
}
