import { roundRatio, type AnalyticsEvent } from '#core/analytics/events.ts';
import { getPreference, subscribe } from '../preferences/store.ts';
import { send } from './send.ts';

const DARK = '(prefers-color-scheme: dark)';

const readProperties = (): AnalyticsEvent => ({
  kind: 'user_properties',
  codeVariant: getPreference('codeVariant'),
  userLanguage: document.documentElement.lang,
  devicePixelRatio: roundRatio(devicePixelRatio),
  colorScheme: getPreference('mode'),
  colorSchemeOS: matchMedia(DARK).matches ? 'dark' : 'light',
});

/** Says how the reader has set up the site, now and whenever that changes. */
export function followUserProperties(): void {
  let lastText = '';
  const say = (): void => {
    const properties = readProperties();
    const text = JSON.stringify(properties);
    if (text === lastText) return;
    lastText = text;
    send(properties);
  };
  say();
  subscribe(say);
}
