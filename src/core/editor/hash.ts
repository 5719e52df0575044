import lz from 'lz-string';
import { parsePreference, type PreferenceValue } from '../preferences/preferences.ts';
import type { ProductId } from '../navigation/products.ts';
import type { SandboxFile, SandboxStyling } from '../sandbox/source.ts';
import type { LiveSource } from './source.ts';

/** What the address of the playground holds. */
export interface EditedProject extends LiveSource {
  /** Which product's example an empty page starts with. */
  product: EditorProduct;
  mode: PreferenceValue<'mode'>;
  direction: PreferenceValue<'direction'>;
  density: PreferenceValue<'density'>;
  /** Whether utilities of Tailwind in the code have their rules. */
  tailwind: 'off' | 'on';
}

/** What a hash of the playground asks for. */
export type EditorHash =
  | { kind: 'nothing' }
  | { kind: 'nonsense' }
  | { kind: 'too-long' }
  | { kind: 'code'; state: EditedProject }
  /** A demo of the site, whose code is fetched. */
  | ({ kind: 'demo' } & DemoInHash);

/** A demo of the site, as an address names it. */
export interface DemoInHash {
  page: string;
  demo: string;
  language: PreferenceValue<'codeVariant'>;
  styling: SandboxStyling;
}

/** Longer addresses are cut by chat programs, mail and some servers' logs: a link must arrive whole. Characters. */
export const HASH_LIMIT = 100_000;
/** Much more than a hash of that length holds of honest code; packing and unpacking take their time. Characters. */
const TEXT_LIMIT = 300_000;
const FILES_LIMIT = 20;

/** Those that an empty page can start with. */
export const EDITOR_PRODUCTS = [
  'x-data-grid',
  'x-date-pickers',
  'x-charts',
  'x-tree-view',
] as const satisfies ProductId[];

export type EditorProduct = (typeof EDITOR_PRODUCTS)[number];

/** @returns a hash with its `#`; undefined when the code is too long for one. */
export function printEditorHash(state: EditedProject): string | undefined {
  const { language, product, mode, direction, density, tailwind, files } = state;
  const text = JSON.stringify({ language, product, mode, direction, density, tailwind, files });
  if (text.length > TEXT_LIMIT) return undefined;
  const hash = `#code=${lz.compressToEncodedURIComponent(text)}`;
  return hash.length > HASH_LIMIT ? undefined : hash;
}

export const printDemoHash = ({ page, demo, language, styling }: DemoInHash): string =>
  `#demo=${page}/${demo}&language=${language}${styling === 'system' ? '' : `&styling=${styling}`}`;

const DEMO =
  /^demo=([a-z0-9-]+(?:\/[a-z0-9-]+)*)\/([A-Z]\w*)(?:&language=(TS|JS))?(?:&styling=(tailwind|css))?$/;

/** Reads a hash that may come from anybody. */
export function parseEditorHash(hash: string): EditorHash {
  const text = hash.replace(/^#/, '');
  if (text === '') return { kind: 'nothing' };
  const demo = DEMO.exec(text);
  if (demo !== null) {
    const [, page = '', name = '', language, styling] = demo;
    return {
      kind: 'demo',
      page,
      demo: name,
      language: parsePreference('codeVariant', language),
      styling: styling === 'tailwind' || styling === 'css' ? styling : 'system',
    };
  }
  if (text.length > HASH_LIMIT) return { kind: 'too-long' };
  const packed = /^code=([\w+$-]+)$/.exec(text)?.[1];
  const state = packed === undefined ? undefined : unpack(packed);
  return state === undefined ? { kind: 'nonsense' } : { kind: 'code', state };
}

function unpack(packed: string): EditedProject | undefined {
  let value: unknown;
  try {
    const text = lz.decompressFromEncodedURIComponent(packed);
    if (!text || text.length > TEXT_LIMIT) return undefined;
    value = JSON.parse(text);
  } catch {
    return undefined; // cut short or made up: the caller says so
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const kept = value as Record<string, unknown>;
  const files = filesOf(kept['files']);
  if (files === undefined) return undefined;
  const text = (name: string): string | undefined =>
    typeof kept[name] === 'string' ? kept[name] : undefined;
  return {
    files,
    language: parsePreference('codeVariant', text('language')),
    product: EDITOR_PRODUCTS.find((id) => id === kept['product']) ?? 'x-data-grid',
    mode: parsePreference('mode', text('mode')),
    direction: parsePreference('direction', text('direction')),
    density: parsePreference('density', text('density')),
    tailwind: kept['tailwind'] === 'on' ? 'on' : 'off',
  };
}

function filesOf(value: unknown): LiveSource['files'] | undefined {
  if (!Array.isArray(value) || value.length > FILES_LIMIT) return undefined;
  const files = (value as unknown[]).flatMap((file): SandboxFile[] => {
    if (typeof file !== 'object' || file === null) return [];
    const { path, text } = file as Record<string, unknown>;
    return typeof path === 'string' && /^[\w./-]{1,80}$/.test(path) && typeof text === 'string'
      ? [{ path, text }]
      : [];
  });
  const [first, ...others] = files;
  const known = new Set(files.map(({ path }) => path));
  if (first === undefined || files.length !== value.length || known.size !== files.length) {
    return undefined;
  }
  return /\.[jt]sx?$/.test(first.path) ? [first, ...others] : undefined;
}
