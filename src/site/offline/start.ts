import type { Router } from 'next/router';
import { PAGES_WORKER } from '#core/offline/files.ts';
import { asksReload } from '#core/offline/reload.ts';
import type { BuildAnswer, ToWorker } from '#core/offline/talk.ts';
import { savesData } from '../savesData.ts';
import { watchActivity, whenFree } from './activity.ts';
import { isMissingScript } from './missingScript.ts';
import { onMissing } from './missingPart.ts';
import { documentBuild, reloadedFor, reloadOnce } from './once.ts';
import { dropWorkers, isWorkerHost, registerWorker } from './register.ts';
import { wantsMore } from './wanted.ts';

/** A page that stays open asks this often whether the site was published anew. */
const ASK_EVERY_MS = 3_600_000;

/** Makes this document work offline where the site has a worker, and mends it where its build is gone. */
export function start(router: Router): void {
  watchActivity();
  onMissing(repair);
  addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    if (isMissingScript(reason)) repair();
  });
  if (!('serviceWorker' in navigator)) return;
  if (!isWorkerHost()) {
    void dropWorkers();
    return;
  }
  void startWorker(router);
}

/** Starts the worker and follows it. Resolves when it is registered. */
export async function startWorker(router: Router): Promise<void> {
  followTakeovers();
  const registration = await registerWorker(PAGES_WORKER);
  if (registration === undefined) return;
  router.events.on('routeChangeComplete', () => {
    // A page that came by a link: its document is what is asked for when it is opened again.
    if (!savesData()) tell({ kind: 'adopt', page: location.pathname, files: [] });
  });
  let lastCheck = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - lastCheck < ASK_EVERY_MS)
      return;
    lastCheck = performance.now();
    registration.update().catch(() => undefined); // offline: the next time then
  });
  if (wantsMore()) {
    import('./keptStore.ts').then(
      ({ resumeWanted }) => resumeWanted(),
      () => undefined, // the page that keeps says what is missing
    );
  }
}

const tell = (message: ToWorker): void => navigator.serviceWorker.controller?.postMessage(message);

function followTakeovers(): void {
  const { serviceWorker } = navigator;
  let hadWorker = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    const { controller } = serviceWorker;
    if (controller === null) return;
    const takeover = { hadWorker, page: documentBuild(), reloadedFor: reloadedFor() };
    hadWorker = true;
    // The first worker comes after the page and its files: it takes them from the browser's own cache.
    if (!takeover.hadWorker) tell({ kind: 'adopt', page: location.pathname, files: loadedFiles() });
    void askBuild(controller).then((worker) => {
      if (asksReload({ ...takeover, worker })) whenFree(() => reloadOnce(worker));
    });
  });
}

const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/_next/static/'),
    )
    .map(({ pathname }) => pathname);

function askBuild(worker: ServiceWorker): Promise<string> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<BuildAnswer>) => resolve(data.build));
    port1.start();
    worker.postMessage({ kind: 'build' } satisfies ToWorker, [port2]);
  });
}

let isRepairing = false;

/** A full navigation brings a page whose parts are there: once, and only when the site answers. */
function repair(): void {
  if (isRepairing) return;
  isRepairing = true;
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => {
      if (ok) whenFree(() => reloadOnce(`${documentBuild()} ${location.pathname}`));
    },
    () => {
      // No network: nothing would be better now. Firefox does not ask again for a module that did not come, so that the
      // next press on what failed comes here again.
      isRepairing = false;
    },
  );
}
