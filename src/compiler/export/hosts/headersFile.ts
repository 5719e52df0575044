import { FOREVER } from '#core/headers/cachePolicy.ts';
import {
  HOST_WIDE,
  kindOf,
  SHARED,
  SHARED_FOLDERS,
  type HeaderFields,
  type SiteHeaders,
} from '#core/headers/responseHeaders.ts';

/*
 * `_headers`, as Netlify and Cloudflare Pages read it: a pattern of addresses, then indented fields. Every rule that matches
 * applies, and what two of them say of one header is joined by a comma. A list of policies is what that means for the
 * Content-Security-Policy (CSP 3, section 4.1): all hold. So the rule for all addresses says only what is true of all.
 */

/** @param files of the export, from its root. */
export function printHeadersFile(files: readonly string[], { of }: SiteHeaders): string {
  const rules: [pattern: string, fields: HeaderFields][] = [
    ['/*', HOST_WIDE],
    ['/_next/static/*', { 'Cache-Control': FOREVER }],
    ...SHARED_FOLDERS.map((folder): [string, HeaderFields] => [`/${folder}*`, SHARED]),
    ...pagePatterns(files).map((pattern): [string, HeaderFields] => [pattern, of.page]),
    ...files
      .filter((file) => ['codeFrame', 'adFrame'].includes(kindOf(file)))
      .map((file): [string, HeaderFields] => [`/${file}`, of[kindOf(file)]]),
    ...frameFolders(files).map((folder): [string, HeaderFields] => [
      `/${folder}*`,
      crossOrigin(of),
    ]),
  ];
  return rules.map(printRule).join('\n');
}

const printRule = ([pattern, fields]: [string, HeaderFields]): string =>
  [pattern, ...Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/** What the files that frames load need; a policy of their own would hold for the frames' documents too. */
function crossOrigin({ frameFile }: SiteHeaders['of']): HeaderFields {
  const name = 'Cross-Origin-Resource-Policy';
  return { [name]: frameFile[name] ?? 'cross-origin' };
}

const frameFolders = (files: readonly string[]): string[] => [
  ...new Set(
    files
      .filter((file) => kindOf(file) === 'frameFile')
      .map((file) => file.slice(0, file.lastIndexOf('/') + 1)),
  ),
];

/**
 * Patterns for all pages and nothing else: a folder that holds no scripts and pictures by its one line, the pages of others by
 * a line each.
 */
function pagePatterns(files: readonly string[]): string[] {
  const folders = new Map<string, string[]>();
  for (const file of files) {
    if (file.startsWith('_next/') || !file.includes('/')) continue;
    const folder = file.split('/', file.startsWith('x/') ? 2 : 1).join('/');
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return [...folders].flatMap(([folder, inside]) => {
    const pages = inside.filter((file) => kindOf(file) === 'page');
    if (pages.length === 0) return [];
    return inside.some((file) => /\.(js|svg)$/.test(file))
      ? pages.map((file) => `/${file.replace(/index\.html$/, '')}`)
      : [`/${folder}/*`];
  });
}
