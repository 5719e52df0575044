import { CARD_FOLDER } from '../discovery/card.ts';
import type { Services } from '../services.ts';
import {
  adFramePolicy,
  codeFramePolicy,
  filePolicy,
  leastPolicy,
  pagePolicy,
  printPolicy,
} from './contentSecurity.ts';

/*
 * The headers that the site's responses carry beside those of HTTP itself. One table, from which our server answers and
 * from which the configurations of other hosts are printed.
 */

/** What a response is, as far as its headers go. */
export type Kind =
  | 'page'
  /** The document that runs edited code. */
  | 'codeFrame'
  /** The document of the ad provider's script. */
  | 'adFrame'
  /** What such a frame loads: to it, a document without origin, ours is another site. */
  | 'frameFile'
  /** What pages and programs of other sites fetch: cards of pages, and what is well known. */
  | 'sharedFile'
  | 'file';

export type HeaderFields = Readonly<Record<string, string>>;

/** The table, as the compiler writes it beside the export and the server reads it. */
export interface SiteHeaders {
  /** On every response. */
  always: HeaderFields;
  /** Beside those, by what the response is. */
  of: Readonly<Record<Kind, HeaderFields>>;
}

const CSP = 'Content-Security-Policy';
const CORP = 'Cross-Origin-Resource-Policy';

/** What a page of this site never needs; those that demos use (clipboard, full screen) are left to the browser. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** @see https://owasp.org/www-project-secure-headers/ */
const ALWAYS: HeaderFields = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': UNUSED_FEATURES.map((name) => `${name}=()`).join(', '),
};

/** Nothing in these files depends on who asks. */
export const SHARED: HeaderFields = { [CORP]: 'cross-origin', 'Access-Control-Allow-Origin': '*' };

/** @param inlineScripts the hash sources of the export's inline scripts. */
export function siteHeaders(services: Services, inlineScripts: readonly string[]): SiteHeaders {
  return {
    always: ALWAYS,
    of: {
      page: { [CSP]: printPolicy(pagePolicy(services, inlineScripts)), [CORP]: 'same-origin' },
      codeFrame: { [CSP]: printPolicy(codeFramePolicy()), [CORP]: 'same-origin' },
      adFrame: { [CSP]: printPolicy(adFramePolicy(services)), [CORP]: 'same-origin' },
      frameFile: { [CSP]: printPolicy(filePolicy()), [CORP]: 'cross-origin' },
      sharedFile: { [CSP]: printPolicy(filePolicy()), ...SHARED },
      file: { [CSP]: printPolicy(filePolicy()), [CORP]: 'same-origin' },
    },
  };
}

/** The policy for hosts where one rule holds for all addresses: the least that every document bears. */
export const HOST_WIDE: HeaderFields = { ...ALWAYS, [CSP]: printPolicy(leastPolicy()) };

/** Two years; only said over an encrypted connection (RFC 6797, section 7.2). */
export const STRICT_TRANSPORT = 'max-age=63072000';

/** Folders whose files are loaded by documents without origin. */
const FRAME_FOLDERS = ['ads/', 'x/live/'];

/** Folders whose files are for other sites. */
export const SHARED_FOLDERS = ['.well-known/', `${CARD_FOLDER.slice(1)}/`];

/** What the file at `path` of the export is. @param path from the export's root, without a slash in front. */
export function kindOf(path: string): Kind {
  const inFrames = FRAME_FOLDERS.find((folder) => path.startsWith(folder));
  if (path.endsWith('.html')) {
    if (inFrames === undefined) return 'page';
    return inFrames === 'ads/' ? 'adFrame' : 'codeFrame';
  }
  if (inFrames !== undefined) return 'frameFile';
  return SHARED_FOLDERS.some((folder) => path.startsWith(folder)) ? 'sharedFile' : 'file';
}

/** The name of the table's file in the export; like every name there that begins with `_` but Next's, it is not served. */
export const HEADERS_FILE = '_headers.json';

/** Whether a name at the export's root is for hosts only. */
export const isForHosts = (name: string): boolean => name.startsWith('_') && name !== '_next';
