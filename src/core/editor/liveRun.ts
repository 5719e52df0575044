import type { FromFrame, RunRequest } from './messages.ts';
import type { LiveError } from './source.ts';

/*
 * What runs in the frame of an editor, and what is heard of it. Pure: it draws no frame and waits for nothing.
 */

/** Lines of the console that are shown; what comes after only counts as more. */
const MOST_LINES = 19;

/** Why a frame was given up. */
export type LostFrame =
  /** The code took it to another page. */
  | 'navigated'
  /** It did not answer for long. */
  | 'hung'
  /** Its document never began. */
  | 'unloadable';

/** What a frame tells of its runs. */
export type FrameEvent =
  | Extract<FromFrame, { kind: 'rendered' | 'failed' | 'console' }>
  | { kind: 'lost'; why: LostFrame };

export type LiveRunEvent =
  | FrameEvent
  /** Code that can be run. */
  | ({ kind: 'start' } & Omit<RunRequest, 'run'>)
  /** Code that cannot. */
  | { kind: 'refuse'; error: LiveError };

/** How the code fares. */
export type LiveVerdict =
  | { kind: 'unknown' }
  | { kind: 'runs' }
  | { kind: 'failed'; error: LiveError }
  | { kind: 'lost'; why: LostFrame };

/** What the code has said in the console, and how often. */
export interface ConsoleLine {
  level: 'error' | 'warn';
  text: string;
  times: number;
}

export interface LiveRun {
  /** Runs so far. */
  count: number;
  /** The last run that has thrown something. */
  failed: number;
  latest?: RunRequest;
  /** The last one that was rendered. */
  good?: RunRequest;
  /** What the frame is to run. */
  request?: RunRequest;
  /** Which frame: another number is another one, empty. */
  frame: number;
  /** Without one, nothing can be loaded; the next run tries it again. */
  hasFrame: boolean;
  verdict: LiveVerdict;
  consoleLines: readonly ConsoleLine[];
  /** More was said than is shown. */
  hasMore: boolean;
}

export const startLiveRun: LiveRun = {
  count: 0,
  failed: 0,
  frame: 0,
  hasFrame: true,
  verdict: { kind: 'unknown' },
  consoleLines: [],
  hasMore: false,
};

/** The state after an event. */
export function nextLiveRun(state: LiveRun, event: LiveRunEvent): LiveRun {
  switch (event.kind) {
    case 'start': {
      const { kind: _, ...wanted } = event;
      const count = state.count + 1;
      const request = { run: count, ...wanted };
      // A new run: what the one before has said is of no interest.
      return {
        ...state,
        count,
        latest: request,
        request,
        hasFrame: true,
        consoleLines: [],
        hasMore: false,
      };
    }
    case 'refuse':
      return { ...state, verdict: { kind: 'failed', error: event.error } };
    case 'rendered':
      return render(state, event.run);
    case 'failed': {
      const { run, error } = event;
      const verdict = run === state.latest?.run ? ({ kind: 'failed', error } as const) : undefined;
      return { ...state, failed: run, ...(verdict !== undefined && { verdict }) };
    }
    case 'console':
      return say(state, event);
    case 'lost':
      return lose(state, event.why);
  }
}

function render(state: LiveRun, run: number): LiveRun {
  const { latest, failed } = state;
  if (latest === undefined || run !== latest.run) return state;
  // What it has thrown on its way, outside of the render, is still to be read.
  const verdict: LiveVerdict = failed === run ? state.verdict : { kind: 'runs' };
  return { ...state, good: latest, verdict };
}

function say(
  state: LiveRun,
  { level, text }: { level: ConsoleLine['level']; text: string },
): LiveRun {
  const { consoleLines } = state;
  const known = consoleLines.find((line) => line.level === level && line.text === text);
  if (known !== undefined) {
    const again = { ...known, times: known.times + 1 };
    return { ...state, consoleLines: consoleLines.map((line) => (line === known ? again : line)) };
  }
  return consoleLines.length < MOST_LINES
    ? { ...state, consoleLines: [...consoleLines, { level, text, times: 1 }] }
    : { ...state, hasMore: true };
}

/** Another frame takes its place. What stood there last comes back, unless it is what has lost the frame. */
function lose(state: LiveRun, why: LostFrame): LiveRun {
  const { request: _, ...rest } = state;
  const { good, latest, frame } = state;
  return {
    ...rest,
    frame: frame + 1,
    hasFrame: why !== 'unloadable',
    verdict: { kind: 'lost', why },
    ...(good !== undefined && good.run !== latest?.run && { request: good }),
  };
}
