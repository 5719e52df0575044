import type { ComponentType } from 'react';
import { TAILWIND_MODULE } from '#core/editor/manifest.ts';
import type { RunRequest, ToFrame } from '#core/editor/messages.ts';
import { printConsoleCall } from '#core/editor/consoleText.ts';
import { evaluate } from './evaluate.ts';
import { watchHeight } from './height.ts';
import { loadScripts, modules } from './modules.ts';
import { describeError, hearPage, tell } from './page.ts';
import { createStage } from './stage.tsx';
import type { PrintUtilities } from './tailwind.ts';

/*
 * Runs in the document of a frame that has no origin of its own: `iframe sandbox="allow-scripts"`. Opened in any other
 * way it does nothing, for there it would run what anybody sends it in the name of the site.
 */

/** Messages of one run that are passed on. */
const MESSAGE_LIMIT = 50;

let run = 0;
let messageCount = 0;

function start(): void {
  const place = document.getElementById('place');
  if (place === null) return;
  let stage: ReturnType<typeof createStage> | undefined;
  listenToConsole();
  listenToErrors();
  hearPage((message: ToFrame) => {
    switch (message.kind) {
      case 'start':
        if (stage !== undefined) return;
        if (message.font !== undefined) addFont(message.font);
        stage = createStage(place, message.settings);
        stage.adopt(message.settings);
        watchHeight(place, (px) => tell({ kind: 'height', px }));
        tell({ kind: 'ready' });
        return;
      case 'run':
        if (stage !== undefined) void runIn(stage, message.request);
        return;
      case 'settings':
        stage?.adopt(message.settings);
        return;
      case 'ping':
        tell({ kind: 'pong', count: message.count });
    }
  });
}

async function runIn(stage: ReturnType<typeof createStage>, request: RunRequest): Promise<void> {
  run = request.run;
  messageCount = 0;
  const { run: current } = request;
  const failed = (error: unknown): void =>
    tell({ kind: 'failed', run: current, error: describeError(error) });
  try {
    await loadScripts(request.scripts);
    if (run !== current) return;
    setRules(request.tailwind ? await printUtilities(request) : '');
    if (run !== current) return;
    const { default: Demo } = evaluate(request.files);
    if (!isComponent(Demo)) {
      throw new Error(`${request.files[0]?.path ?? 'The file'} exports no component by default.`);
    }
    stage.show(Demo, { rendered: () => tell({ kind: 'rendered', run: current }), failed });
  } catch (error) {
    failed(error);
  }
}

/** A function, or what `memo` and `forwardRef` give. */
const isComponent = (value: unknown): value is ComponentType =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && '$$typeof' in value && !('props' in value));

const printUtilities = ({ files }: RunRequest): Promise<string> =>
  // The one module whose maker is known: `tailwind.ts`.
  (modules.load(TAILWIND_MODULE) as PrintUtilities)(files);

function setRules(css: string): void {
  const style = document.getElementById('rules');
  if (style !== null && style.textContent !== css) style.textContent = css;
}

/** The page's own font, handed over: the frame may fetch nothing. */
function addFont(data: ArrayBuffer): void {
  const face = new FontFace('Roboto', data, { weight: '100 900' });
  void face.load().then(
    (loaded) => document.fonts.add(loaded),
    () => undefined, // the next font in the list does
  );
}

function listenToConsole(): void {
  for (const level of ['error', 'warn'] as const) {
    const print = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      print(...values);
      messageCount += 1;
      if (messageCount <= MESSAGE_LIMIT)
        tell({ kind: 'console', level, text: printConsoleCall(values) });
    };
  }
}

function listenToErrors(): void {
  addEventListener('error', (event) => {
    // Not an error: the browser puts off what an observer has changed.
    if (event.message.startsWith('ResizeObserver loop')) return;
    const error: unknown = event.error ?? new Error(event.message);
    tell({ kind: 'failed', run, error: describeError(error) });
  });
  addEventListener('unhandledrejection', ({ reason }) =>
    tell({ kind: 'failed', run, error: describeError(reason) }),
  );
}

if (origin === 'null' && parent !== window) start();
