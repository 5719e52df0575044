import { useEffect, useEffectEvent, useRef, useState, type CSSProperties } from 'react';
import type { FrameEvent } from '#core/editor/liveRun.ts';
import { printSecret, type FromFrame, type RunRequest } from '#core/editor/messages.ts';
import type { LiveSettings } from '#core/editor/source.ts';
import { loadFont } from './font.ts';
import { listenToFrame, sendToFrame } from './frameChannel.ts';

interface LiveFrameProps {
  /** Address of its document. */
  src: string;
  /** Names it for a screen reader. */
  title: string;
  settings: LiveSettings;
  /** What it runs, once for each object. */
  request: RunRequest | undefined;
  onEvent: (event: FrameEvent) => void;
}

/**
 * A frame for readers' code: no origin, no network, no way to the page but messages that carry its secret. Code that
 * takes it elsewhere, or hangs, loses it: give another one its place, by another key.
 */
export function LiveFrame({ src, title, settings, request, onEvent }: LiveFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const loads = useRef(0);
  /** The settings that the frame knows. */
  const sent = useRef<LiveSettings>(undefined);
  const [secret] = useState(() => printSecret(crypto.getRandomValues(new Uint8Array(16))));
  const [isReady, setIsReady] = useState(false);
  const [height, setHeight] = useState<number>();

  const onMessage = useEffectEvent((message: FromFrame) => {
    if (message.kind === 'ready') setIsReady(true);
    else if (message.kind === 'height') setHeight(message.px);
    else if (message.kind !== 'pong') onEvent(message);
  });
  const onLost = useEffectEvent((why: 'navigated' | 'hung' | 'unloadable') =>
    onEvent({ kind: 'lost', why }),
  );
  useEffect(
    () =>
      frame.current === null
        ? undefined
        : listenToFrame(frame.current, secret, { onMessage, onLost }),
    [secret],
  );
  useEffect(() => {
    if (!isReady || frame.current === null || sent.current === settings) return;
    sent.current = settings;
    sendToFrame(frame.current, secret, { kind: 'settings', settings });
  }, [isReady, secret, settings]);
  useEffect(() => {
    if (!isReady || frame.current === null || request === undefined) return;
    sendToFrame(frame.current, secret, { kind: 'run', request });
  }, [isReady, secret, request]);

  const onLoad = (): void => {
    loads.current += 1;
    if (loads.current > 1) return onEvent({ kind: 'lost', why: 'navigated' });
    sent.current = settings;
    void loadFont().then((font) => {
      if (frame.current === null) return;
      const start = { kind: 'start', settings, ...(font !== undefined && { font }) } as const;
      sendToFrame(frame.current, secret, start);
    });
  };
  return (
    <iframe
      ref={frame}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      title={title}
      src={src}
      style={height === undefined ? {} : ({ '--live-height': `${height}px` } as CSSProperties)}
      onLoad={onLoad}
    />
  );
}
