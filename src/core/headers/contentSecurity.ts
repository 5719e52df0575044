import type { Services } from '../services.ts';

/** Directives of a Content-Security-Policy with their sources, in the order they are printed. */
type Directives = Readonly<Record<string, readonly string[]>>;

/** The names of the policies that may make trusted values (Trusted Types): Next's, ours for HTML, ours for addresses. */
const TRUSTED_TYPES = ['nextjs', 'docs', 'default'];

/** Where the toolbar's forms post a project. */
const SANDBOXES = ['https://stackblitz.com', 'https://codesandbox.io'];

/** What the measurement script loads and calls (developers.google.com/tag-platform/security/guides/csp). */
const ANALYTICS = {
  script: ['https://www.googletagmanager.com'],
  call: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

/** What every response says, and what hosts say that cannot tell responses apart. */
const LEAST: Directives = {
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'self'"],
};

/** Prints directives as the value of the header (CSP 3, section 2.2.1). */
export const printPolicy = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/**
 * The policy of a page.
 *
 * - Scripts are files of ours or inline with a known hash. Neither text nor markup becomes code without a trusted type.
 * - Styles stay `'unsafe-inline'`: the documented library's styles are rules and `style` attributes that its scripts write.
 * - A service's hosts are named only when it is configured.
 *
 * @param inlineScripts hash sources, each with its quotes: `'sha256-…'`.
 */
export function pagePolicy(
  { ads, analytics, sandboxes }: Services,
  inlineScripts: readonly string[],
): Directives {
  const measured = analytics.id !== '';
  const feed = ads.on ? (ads.feed.match(/^https:\/\/[^/?#]+/) ?? []) : [];
  const adImages = ads.hosts.length > 0 ? ads.hosts.map((host) => `https://${host}`) : ['https:'];
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts, ...(measured ? ANALYTICS.script : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      ...(feed.length > 0 ? adImages : []),
      ...(measured ? ANALYTICS.call : []),
    ],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...feed, ...(measured ? ANALYTICS.call : [])],
    'form-action': ["'self'", ...(sandboxes.on ? SANDBOXES : [])],
    ...LEAST,
    'require-trusted-types-for': ["'script'"],
    'trusted-types': TRUSTED_TYPES,
  };
}

/** The policy of what is no document: it holds for a worker's script, and for a picture that is opened by itself. */
export const filePolicy = (): Directives => ({
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  ...LEAST,
});

/**
 * The frame that runs edited code. What it may do beyond this is in its own document, which alone knows the hash of its
 * script (`src/compiler/editor/frame.ts`); both hold. That it has no origin is said here too: opened as a page of its own, it
 * would have ours.
 */
export const codeFramePolicy = (): Directives => ({ ...LEAST, sandbox: ['allow-scripts'] });

/** The frame of the ad provider's script: what a provider loads is not ours to know, only that it is encrypted. */
export const adFramePolicy = ({ ads }: Services): Directives => ({
  'default-src': ["'self'"],
  ...(ads.on &&
    ads.script !== '' && {
      'script-src': ["'self'", 'https:'],
      'style-src': ["'self'", "'unsafe-inline'", 'https:'],
      'img-src': ["'self'", 'data:', 'https:'],
      'font-src': ["'self'", 'data:', 'https:'],
      'connect-src': ['https:'],
      'frame-src': ['https:'],
    }),
  'object-src': ["'none'"],
  'frame-ancestors': ["'self'"],
  // Its links open windows that are whole pages again.
  sandbox: ['allow-scripts', 'allow-popups', 'allow-popups-to-escape-sandbox'],
});

/** What every address of a host can say. */
export const leastPolicy = (): Directives => LEAST;
