import type { Page } from '@playwright/test';
import { inlineScriptSources } from '#compiler/export/inlineScripts.ts';
import { siteHeaders } from '#core/headers/responseHeaders.ts';
import { readServices, SERVICES_META, type Services } from '#core/services.ts';

/** Of the script that analytics loads. */
export const PROVIDER = 'https://www.googletagmanager.com/**';

/** The build's own configuration when its environment is empty. */
const NOTHING = readServices({}, false);

let inlineScripts: string[] | undefined;

export interface Configured {
  ads?: Partial<Services['ads']> | null;
  analytics?: Partial<Services['analytics']>;
  offline?: Services['offline'];
}

/**
 * Serves documents as a build with this configuration would: they differ in one attribute of the head and in the policy, which
 * are written over on the way to the browser.
 */
export async function configure(
  page: Page,
  { ads = {}, analytics, offline = NOTHING.offline }: Configured,
): Promise<void> {
  const services = {
    ads: ads === null ? null : { ...NOTHING.ads, ...ads },
    analytics: { ...NOTHING.analytics, ...analytics },
    offline,
    sandboxes: NOTHING.sandboxes,
  };
  const content = JSON.stringify(services).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  inlineScripts ??= inlineScriptSources('out');
  const { page: pageHeaders, adFrame } = siteHeaders(
    { ...services, ads: services.ads ?? NOTHING.ads },
    inlineScripts,
  ).of;
  await page.route(
    ({ pathname }) => pathname === '/ads/frame.html',
    async (route) => {
      const response = await route.fetch();
      return route.fulfill({ response, headers: { ...response.headers(), ...lower(adFrame) } });
    },
  );
  await page.route('**/x/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const meta = new RegExp(`(<meta name="${SERVICES_META}" content=")[^"]*`);
    if (!meta.test(html)) throw new Error(`${route.request().url()} has no ${SERVICES_META}`);
    return route.fulfill({
      response,
      headers: { ...response.headers(), ...lower(pageHeaders) },
      body: html.replace(meta, (_, start: string) => start + content),
    });
  });
}

/** As Playwright names headers. */
const lower = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name.toLowerCase(), value]));

/** Every draw of the page gives this number. */
export const loadDice = (page: Page, draw: number): Promise<unknown> =>
  page.addInitScript((value) => {
    Math.random = () => value;
  }, draw);

/** A call of `gtag`, as the page made it. */
export type Call = [string, string, Record<string, unknown>];

/** Puts a `gtag` into the page that keeps what it is called with, over all documents that it shows. */
export async function recordCalls(page: Page): Promise<Call[]> {
  const calls: Call[] = [];
  await page.exposeFunction('keepCall', (call: Call) => calls.push(call));
  await page.addInitScript(() => {
    Object.assign(window, {
      gtag: (...call: unknown[]) =>
        (window as unknown as { keepCall: (call: unknown[]) => void }).keepCall(call),
    });
  });
  return calls;
}

/** The calls that are events with this name. */
export const eventsNamed = (calls: readonly Call[], name: string): Record<string, unknown>[] =>
  calls.filter(([kind, called]) => kind === 'event' && called === name).map(([, , given]) => given);
