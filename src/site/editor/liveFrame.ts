import {
  parseFromFrame,
  printSecret,
  type FromFrame,
  type RunRequest,
  type ToFrame,
} from '#core/editor/messages.ts';
import type { LiveSettings } from '#core/editor/source.ts';
import { loadFont } from './font.ts';

/** A frame that has not begun by then never will. */
const BEGIN_WITHIN_MS = 20_000;
const PING_EVERY_MS = 1_000;
/** Silence after which a frame counts as hung. Loops are stopped long before, from inside. */
const SILENCE_MS = 8_000;

type Said = Extract<FromFrame, { kind: 'rendered' | 'failed' | 'said' | 'height' }>;

export type FrameEvent =
  | Said
  /** The frame is gone and another one stands in its place, empty. */
  | { kind: 'lost'; why: 'navigated' | 'hung' | 'unloadable' };

interface FrameOptions {
  /** Where the frame stands. */
  place: HTMLElement;
  /** Address of its document. */
  src: string;
  title: string;
  settings: LiveSettings;
  onEvent: (event: FrameEvent) => void;
}

export interface LiveFrame {
  run: (request: RunRequest) => void;
  adopt: (settings: LiveSettings) => void;
  destroy: () => void;
}

type Outgoing = ToFrame extends infer M ? (M extends ToFrame ? Omit<M, 'secret'> : never) : never;

/**
 * A frame for readers' code: no origin, no network, no way to the page but messages that carry its secret. Code that
 * takes it elsewhere, or hangs, loses it: another one is built.
 */
export function createLiveFrame({ place, src, title, settings, onEvent }: FrameOptions): LiveFrame {
  let current = settings;
  let waiting: RunRequest | undefined;
  let flush: (() => void) | undefined;
  let post: ((message: Outgoing) => void) | undefined;
  let stop = build();

  function build(): () => void {
    const secret = printSecret(crypto.getRandomValues(new Uint8Array(16)));
    const element = createElement(src, title);
    const listeners = new AbortController();
    let ready = false;
    let loads = 0;
    let lastHeard = performance.now();

    const send = (message: Outgoing): void =>
      // A document without origin can be addressed by no other name; its window and the secret say which is meant.
      element.contentWindow?.postMessage({ ...message, secret }, '*');
    const lose = (why: 'navigated' | 'hung' | 'unloadable'): void => {
      end();
      waiting = undefined;
      stop = build();
      onEvent({ kind: 'lost', why });
    };
    const end = (): void => {
      listeners.abort();
      clearInterval(pings);
      clearTimeout(begin);
      element.remove();
      flush = undefined;
      post = undefined;
    };
    const begin = setTimeout(() => {
      end();
      stop = () => undefined;
      onEvent({ kind: 'lost', why: 'unloadable' });
    }, BEGIN_WITHIN_MS);
    let pinged = performance.now();
    const pings = setInterval(() => {
      const now = performance.now();
      // The page itself was held up, or is out of sight: silence proves nothing.
      if (document.hidden || now - pinged > 3 * PING_EVERY_MS) lastHeard = now;
      pinged = now;
      if (!ready) return;
      if (now - lastHeard > SILENCE_MS) lose('hung');
      else send({ kind: 'ping', count: Math.round(now) });
    }, PING_EVERY_MS);

    element.addEventListener('load', () => {
      loads += 1;
      if (loads > 1) return lose('navigated');
      void loadFont().then((font) =>
        send({ kind: 'start', settings: current, ...(font !== undefined && { font }) }),
      );
    });
    addEventListener(
      'message',
      ({ source, data }) => {
        if (source !== element.contentWindow) return;
        const message = parseFromFrame(data, secret);
        if (message === undefined) return;
        lastHeard = performance.now();
        if (message.kind === 'ready') {
          ready = true;
          clearTimeout(begin);
          flush?.();
        } else if (message.kind === 'height') {
          element.style.setProperty('--live-height', `${message.px}px`);
          onEvent(message);
        } else if (message.kind !== 'pong') onEvent(message);
      },
      { signal: listeners.signal },
    );
    flush = () => {
      if (!ready || waiting === undefined) return;
      send({ kind: 'run', request: waiting });
      waiting = undefined;
    };
    post = (message) => {
      if (ready) send(message);
    };
    place.append(element);
    return end;
  }

  return {
    run(request) {
      waiting = request;
      flush?.();
    },
    adopt(next) {
      current = next;
      post?.({ kind: 'settings', settings: next });
    },
    destroy: () => stop(),
  };
}

function createElement(src: string, title: string): HTMLIFrameElement {
  const element = document.createElement('iframe');
  element.setAttribute('sandbox', 'allow-scripts');
  element.referrerPolicy = 'no-referrer';
  element.title = title;
  element.src = src;
  return element;
}
