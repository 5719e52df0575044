import type { FromFrame, ToFrame } from '#core/editor/messages.ts';
import { placeInStack, type LiveError } from '#core/editor/source.ts';

/*
 * The frame's side of the talk with its page.
 */

let secret: string | undefined;

/** Says something to the page; before the page has spoken there is nobody to say it to. */
export function tell(message: FromFrame): void {
  // The page's origin is not known to a document that has none; the secret names the receiver's frame, no more.
  if (secret !== undefined) parent.postMessage({ ...message, secret }, '*');
}

/** Hears the page alone; code in the frame hears nothing of it. */
export function hearPage(hear: (message: ToFrame) => void): void {
  addEventListener('message', (event) => {
    if (event.source !== parent) return;
    event.stopImmediatePropagation();
    // The page made this frame and is trusted; only its frames' answers are parsed.
    const message = event.data as ToFrame;
    if (message.kind === 'start') secret ??= message.secret;
    if (message.secret === secret) hear(message);
  });
}

export function describeError(thrown: unknown): LiveError {
  if (!(thrown instanceof Error)) return { message: String(thrown) };
  const { name, message, stack = '' } = thrown;
  return {
    message: name === 'Error' || name === '' ? message : `${name}: ${message}`,
    ...placeInStack(stack),
  };
}
