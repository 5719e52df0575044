/** Why a download has stopped before its end. */
export type StopReason =
  /** The reader stopped it. */
  | 'canceled'
  /** The network failed, or an answer was cut off. */
  | 'connection'
  /** A file is not what the list says, also when asked for again. */
  | 'damaged'
  /** A file is gone: the site has been published anew. */
  | 'changed'
  /** The browser gives no more room. */
  | 'full'
  /** The page was closed, or the browser ended. */
  | 'ended';

/** Bytes as they are stored. */
export interface Progress {
  done: number;
  bytes: number;
}

/** A product on this device. */
export type Keeping =
  | { kind: 'absent' }
  | ({ kind: 'downloading'; update: boolean } & Progress)
  | ({ kind: 'partial'; reason: StopReason; update: boolean } & Progress)
  | { kind: 'whole'; bytes: number; outdated: boolean }
  | { kind: 'removing' };

export type KeepingEvent =
  /** `done`: what is here already, from other products or an earlier try. */
  | ({ kind: 'start' } & Progress)
  | { kind: 'received'; bytes: number }
  | { kind: 'stop'; reason: StopReason }
  | { kind: 'finish' }
  | { kind: 'publish' }
  | { kind: 'remove' }
  | { kind: 'removed' };

/** What a product is after an event; an event that makes no sense now changes nothing. */
export function next(state: Keeping, event: KeepingEvent): Keeping {
  switch (event.kind) {
    case 'start':
      if (state.kind === 'downloading' || state.kind === 'removing') return state;
      return {
        kind: 'downloading',
        done: event.done,
        bytes: event.bytes,
        update: state.kind === 'whole' || (state.kind === 'partial' && state.update),
      };
    case 'received':
      if (state.kind !== 'downloading') return state;
      return { ...state, done: Math.min(state.bytes, state.done + event.bytes) };
    case 'stop':
      return state.kind === 'downloading'
        ? { ...state, kind: 'partial', reason: event.reason }
        : state;
    case 'finish':
      return state.kind === 'downloading'
        ? { kind: 'whole', bytes: state.bytes, outdated: false }
        : state;
    case 'publish':
      return state.kind === 'whole' ? { ...state, outdated: true } : state;
    case 'remove':
      // What is being fetched is stopped first.
      return state.kind === 'absent' || state.kind === 'downloading' ? state : { kind: 'removing' };
    case 'removed':
      return state.kind === 'removing' ? { kind: 'absent' } : state;
  }
}

/** What is found on the device when a page asks. */
export interface Found {
  /** Bytes of the files that serve: a whole list of some build. */
  whole?: number | undefined;
  /** Whether those are of the build that is published, as far as that is known. */
  current: boolean;
  /** A list that was begun, and how much of it is here. */
  begun?: Progress | undefined;
}

/** The state in which a page finds a product. */
export function found({ whole, current, begun }: Found): Keeping {
  if (begun !== undefined) {
    return { kind: 'partial', reason: 'ended', update: whole !== undefined, ...begun };
  }
  return whole === undefined
    ? { kind: 'absent' }
    : { kind: 'whole', bytes: whole, outdated: !current };
}

/** `9.4 MB`, `812 kB`: decimal units, as systems and shops count. */
export function printBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  if (bytes < 999_500) return `${Math.round(bytes / 1_000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
