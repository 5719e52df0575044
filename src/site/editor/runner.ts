import { packsFor } from '#core/editor/imports.ts';
import type { LiveManifest } from '#core/editor/manifest.ts';
import type { RunRequest } from '#core/editor/messages.ts';
import type { LiveError, LiveSettings, LiveSource } from '#core/editor/source.ts';
import { createLiveFrame, type FrameEvent } from './liveFrame.ts';
import { createProblems } from './problems.ts';
import { transformSource } from './transform.ts';

/** What is typed runs when nothing more was typed for so long. */
const RUN_AFTER_MS = 350;
/** Half a word is no syntax error yet. */
const SYNTAX_AFTER_MS = 900;

const LOST = {
  navigated: 'The code took its frame to another page. It was stopped, and the frame made anew.',
  hung: 'The code did not answer for 8 seconds. It was stopped, and the frame made anew.',
  unloadable: 'What runs the code could not be loaded. Check the connection.',
} as const;

interface RunnerOptions {
  manifest: LiveManifest;
  settings: LiveSettings;
  /** Where the frame stands. */
  stage: HTMLElement;
  /** Names the frame for a screen reader. */
  title: string;
  /** The code to run, and whether it is styled by utilities of Tailwind. */
  code: () => { source: LiveSource; tailwind: boolean };
  goTo: (error: LiveError) => void;
  /** Heard when code stands in the frame. */
  onRender: () => void;
}

export interface Runner {
  problems: HTMLElement;
  run: () => void;
  /** Runs when the reader pauses. */
  runSoon: () => void;
  adopt: (settings: LiveSettings) => void;
  destroy: () => void;
}

/** Runs code in a frame, and tells what goes wrong there. */
export function createRunner(options: RunnerOptions): Runner {
  const { manifest, stage, title, settings, code } = options;
  let count = 0;
  /** The last run that has thrown something. */
  let failed = 0;
  let latest: RunRequest | undefined;
  let good: RunRequest | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const problems = createProblems(options.goTo);
  const frame = createLiveFrame({ place: stage, src: manifest.frame, title, settings, onEvent });

  /** @returns what keeps the code from running. */
  function start(): LiveError | undefined {
    const { source, tailwind } = code();
    const made = transformSource(source, manifest.packs);
    if (made.kind === 'bad') return made.error;
    count += 1;
    const scripts = packsFor(made.imports, manifest.packs).flatMap(
      (name) => manifest.packs[name]?.url ?? [],
    );
    if (tailwind) scripts.push(manifest.tailwind);
    latest = { run: count, files: made.files, scripts, tailwind };
    problems.startRun();
    frame.run(latest);
    return undefined;
  }

  function run(): void {
    clearTimeout(timer);
    const error = start();
    if (error !== undefined) problems.show(error);
  }

  function runSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const error = start();
      if (error === undefined) return;
      timer = setTimeout(() => problems.show(error), SYNTAX_AFTER_MS - RUN_AFTER_MS);
    }, RUN_AFTER_MS);
  }

  function onEvent(event: FrameEvent): void {
    switch (event.kind) {
      case 'rendered':
        if (event.run !== latest?.run) return;
        good = latest;
        // What it has thrown on its way, outside of the render, is still to be read.
        if (failed !== event.run) problems.clear();
        options.onRender();
        return;
      case 'failed':
        failed = event.run;
        if (event.run === latest?.run) problems.show(event.error);
        return;
      case 'said':
        return problems.say(event.level, event.text);
      case 'lost':
        problems.show({ message: LOST[event.why] }, run);
        // What stood there last comes back, unless it is what has lost the frame.
        if (good !== undefined && good.run !== latest?.run) frame.run(good);
        return;
      case 'height':
    }
  }

  return {
    problems: problems.element,
    run,
    runSoon,
    adopt: (next) => frame.adopt(next),
    destroy() {
      clearTimeout(timer);
      frame.destroy();
      problems.element.remove();
    },
  };
}
