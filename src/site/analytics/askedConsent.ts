import type { ConsentProps } from './Consent.tsx';

/* The question whether visits may be counted, between who decides that it is asked and who draws it. */

let asked: ConsentProps | undefined;
const listeners = new Set<() => void>();

/** Asks the reader, or lets them change what they have answered. */
export function askConsent(question: ConsentProps): void {
  asked = question;
  for (const listener of listeners) listener();
}

export const getAskedConsent = (): ConsentProps | undefined => asked;

export function subscribeConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
