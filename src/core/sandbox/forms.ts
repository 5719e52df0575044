import lz from 'lz-string';
import type { SandboxProject } from './source.ts';

/** A form to be posted to a site that runs projects. */
export interface SandboxForm {
  action: string;
  fields: Record<string, string>;
}

/** @see https://developer.stackblitz.com/platform/api/post-api */
export function stackBlitzForm({ title, entry, files }: SandboxProject): SandboxForm {
  return {
    action: `https://stackblitz.com/run?file=${entry}`,
    fields: {
      'project[title]': title,
      'project[description]': title,
      // What runs `npm install` and `npm run dev` of any project.
      'project[template]': 'node',
      ...Object.fromEntries(
        Object.entries(files).map(([path, text]) => [`project[files][${escapePath(path)}]`, text]),
      ),
    },
  };
}

/** Brackets end the name of a field. */
const escapePath = (path: string): string => path.replace(/\[/g, '%5B').replace(/\]/g, '%5D');

/** @see https://codesandbox.io/docs/learn/sandboxes/cli-api */
export function codeSandboxForm({ entry, files }: SandboxProject): SandboxForm {
  const definition = Object.fromEntries(
    Object.entries(files).map(([path, content]) => [path, { content, isBinary: false }]),
  );
  return {
    action: 'https://codesandbox.io/api/v1/sandboxes/define',
    fields: {
      parameters: compress(JSON.stringify({ files: definition })),
      query: `file=/${entry}`,
      // A machine that runs Vite, not a bundler in the browser.
      environment: 'server',
    },
  };
}

/** LZ in the alphabet of URLs, without padding. */
const compress = (text: string): string =>
  lz.compressToBase64(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/[=]+$/, '');
