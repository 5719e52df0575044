import type { LiveError, LiveSettings, RunFile } from './source.ts';

/** What a frame is asked to run. */
export interface RunRequest {
  /** Counts up; answers name it. */
  run: number;
  /** The first one is rendered: its default export. */
  files: RunFile[];
  /** Scripts of the packs that its imports need, in the order to load them. */
  scripts: string[];
  /** Rules for the utilities it uses stand beside its own. */
  tailwind: boolean;
}

/** From the page to its frame. */
export type ToFrame =
  | { kind: 'start'; secret: string; settings: LiveSettings; font?: ArrayBuffer }
  | { kind: 'run'; secret: string; request: RunRequest }
  | { kind: 'settings'; secret: string; settings: LiveSettings }
  | { kind: 'ping'; secret: string; count: number };

/** From a frame to its page. Nothing in it is trusted: readers' code lives in the same document. */
export type FromFrame =
  | { kind: 'ready' }
  | { kind: 'rendered'; run: number }
  | { kind: 'failed'; run: number; error: LiveError }
  | { kind: 'console'; level: 'error' | 'warn'; text: string }
  | { kind: 'height'; px: number }
  | { kind: 'pong'; count: number };

/** The longest text of a message that is kept, in characters. */
const TEXT_LIMIT = 2_000;
/** Bounds of a frame's height, in CSS pixels. */
const HEIGHT = { least: 24, most: 4_000 } as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

const cut = (text: string): string =>
  text.length > TEXT_LIMIT ? `${text.slice(0, TEXT_LIMIT)} …` : text;

/** One word per frame that only its page and its runtime know: 128 bits as hexadecimal digits. */
export const printSecret = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * A message of a frame, bounded, unknown parts left out.
 * @returns undefined for one without the secret, or of another shape.
 */
export function parseFromFrame(data: unknown, secret: string): FromFrame | undefined {
  if (!isRecord(data) || data['secret'] !== secret) return undefined;
  const { run, px, count, level, text, error } = data;
  switch (data['kind']) {
    case 'ready':
      return { kind: 'ready' };
    case 'rendered':
      return isCount(run) ? { kind: 'rendered', run } : undefined;
    case 'failed':
      return isCount(run) && isRecord(error)
        ? { kind: 'failed', run, error: parseError(error) }
        : undefined;
    case 'console':
      return (level === 'error' || level === 'warn') && typeof text === 'string'
        ? { kind: 'console', level, text: cut(text) }
        : undefined;
    case 'height':
      return typeof px === 'number' && Number.isFinite(px)
        ? { kind: 'height', px: Math.round(Math.min(HEIGHT.most, Math.max(HEIGHT.least, px))) }
        : undefined;
    case 'pong':
      return isCount(count) ? { kind: 'pong', count } : undefined;
    default:
      return undefined;
  }
}

function parseError({ message, file, line, column }: Record<string, unknown>): LiveError {
  return {
    message: typeof message === 'string' ? cut(message) : '',
    ...(typeof file === 'string' && { file: file.slice(0, 200) }),
    ...(isCount(line) && { line }),
    ...(isCount(column) && { column }),
  };
}
