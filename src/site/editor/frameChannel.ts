import { parseFromFrame, type FromFrame, type ToFrame } from '#core/editor/messages.ts';
import type { LostFrame } from '#core/editor/liveRun.ts';

/** A frame that has not begun by then never will. */
const BEGIN_WITHIN_MS = 20_000;
const PING_EVERY_MS = 1_000;
/** Silence after which a frame counts as hung. Loops are stopped long before, from inside. */
const SILENCE_MS = 8_000;

type Outgoing = ToFrame extends infer M ? (M extends ToFrame ? Omit<M, 'secret'> : never) : never;

/** Sends to a frame what its runtime will take from nobody else. */
export function sendToFrame(element: HTMLIFrameElement, secret: string, message: Outgoing): void {
  // A document without origin can be addressed by no other name; its window and the secret say which is meant.
  element.contentWindow?.postMessage({ ...message, secret }, '*');
}

interface FrameListener {
  onMessage: (message: FromFrame) => void;
  onLost: (why: LostFrame) => void;
}

/**
 * Hears a frame, and asks now and then whether it still answers.
 * @returns what ends it.
 */
export function listenToFrame(
  element: HTMLIFrameElement,
  secret: string,
  { onMessage, onLost }: FrameListener,
): () => void {
  const listeners = new AbortController();
  let isReady = false;
  let lastHeard = performance.now();
  let pinged = lastHeard;
  const begin = setTimeout(() => onLost('unloadable'), BEGIN_WITHIN_MS);
  const pings = setInterval(() => {
    const now = performance.now();
    // The page itself was held up, or is out of sight: silence proves nothing.
    if (document.hidden || now - pinged > 3 * PING_EVERY_MS) lastHeard = now;
    pinged = now;
    if (!isReady) return;
    if (now - lastHeard > SILENCE_MS) onLost('hung');
    else sendToFrame(element, secret, { kind: 'ping', count: Math.round(now) });
  }, PING_EVERY_MS);
  const onEvent = ({ source, data }: MessageEvent): void => {
    if (source !== element.contentWindow) return;
    const message = parseFromFrame(data, secret);
    if (message === undefined) return;
    lastHeard = performance.now();
    if (message.kind === 'ready') {
      isReady = true;
      clearTimeout(begin);
    }
    onMessage(message);
  };
  addEventListener('message', onEvent, { signal: listeners.signal });
  return () => {
    listeners.abort();
    clearTimeout(begin);
    clearInterval(pings);
  };
}
