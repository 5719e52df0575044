import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { webVital } from '#core/analytics/events.ts';
import { send } from './send.ts';

/** Reports the web vitals of this document, each when it is known. */
export function watchVitals(): void {
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    watch((metric) => send(webVital(metric)));
  }
}
