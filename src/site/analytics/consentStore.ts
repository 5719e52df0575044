import type { ConsentProps } from './Consent.tsx';

/* The question whether visits may be counted, between who decides that it is asked and who draws it. */

let question: ConsentProps | undefined;
const listeners = new Set<() => void>();

/** Asks the reader, or lets them change what they have answered. */
export function askConsent(next: ConsentProps): void {
  question = next;
  for (const listener of listeners) listener();
}

export const getConsentQuestion = (): ConsentProps | undefined => question;

export function subscribeConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
