import {
  isEssential,
  printCall,
  type AnalyticsEvent,
  type GtagCall,
} from '#core/analytics/events.ts';

declare global {
  interface Window {
    gtag?: (...call: GtagCall | ['js', Date] | ['config', string, object]) => void;
  }
}

/** What may be sent: all; for now only what is essential, the rest being kept; nothing. */
export type Policy = 'send' | 'hold' | 'drop';

/** More is forgotten: a reader who does not answer must not fill the memory. */
const HELD_AT_MOST = 100;

/** Undefined until `startSending` has decided. */
let policy: Policy | undefined;
let held: AnalyticsEvent[] = [];

/** The one way to analytics. Where `gtag` is absent, or throws, nothing happens. */
export function send(event: AnalyticsEvent): void {
  if (policy === 'drop') return;
  if (policy === undefined || (policy === 'hold' && !isEssential(event))) {
    if (held.length < HELD_AT_MOST) held.push(event);
    return;
  }
  try {
    window.gtag?.(...printCall(event));
  } catch {
    // The provider's function failed: a count is lost, the page is not.
  }
}

/** Decides on what was kept and what comes. */
export function setPolicy(chosen: Policy): void {
  policy = chosen;
  const kept = held;
  held = [];
  for (const event of kept) send(event);
}
