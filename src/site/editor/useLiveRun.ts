import { useEffect, useReducer } from 'react';
import { packsFor } from '#core/editor/imports.ts';
import type { WantedRun } from '#core/editor/liveCode.ts';
import {
  nextLiveRun,
  startLiveRun,
  type LiveRun,
  type LiveRunEvent,
} from '#core/editor/liveRun.ts';
import type { LiveManifest } from '#core/editor/manifest.ts';
import { transformSource } from './transform.ts';

/** What is typed runs when nothing more was typed for so long. */
const RUN_AFTER_MS = 350;
/** Half a word is no syntax error yet. */
const SYNTAX_AFTER_MS = 900;

/** Makes of code what a frame can run, or says what keeps it from that. */
function compile({ packs, tailwind }: LiveManifest, wanted: WantedRun): LiveRunEvent {
  const made = transformSource(wanted.source, packs);
  if (made.kind === 'bad') return { kind: 'refuse', error: made.error };
  const scripts = packsFor(made.imports, packs).flatMap((name) => packs[name]?.url ?? []);
  if (wanted.tailwind) scripts.push(tailwind);
  return { kind: 'start', files: made.files, scripts, tailwind: wanted.tailwind };
}

type Feed = (event: LiveRunEvent) => void;

/** Runs what the reader types when there is a pause, and says that it is broken after a longer one. */
function runSoon(manifest: LiveManifest, wanted: WantedRun, feed: Feed): () => void {
  let timer = setTimeout(() => {
    const event = compile(manifest, wanted);
    if (event.kind === 'start') feed(event);
    else timer = setTimeout(() => feed(event), SYNTAX_AFTER_MS - RUN_AFTER_MS);
  }, RUN_AFTER_MS);
  return () => clearTimeout(timer);
}

/**
 * Runs code whenever it is wanted.
 * @returns what runs, and what tells what was heard of it.
 */
export function useLiveRun(manifest: LiveManifest, wanted: WantedRun | undefined): [LiveRun, Feed] {
  const [run, feed] = useReducer(nextLiveRun, startLiveRun);
  useEffect(() => {
    if (wanted === undefined) return undefined;
    if (wanted.soon) return runSoon(manifest, wanted, feed);
    feed(compile(manifest, wanted));
    return undefined;
  }, [manifest, wanted]);
  return [run, feed];
}
