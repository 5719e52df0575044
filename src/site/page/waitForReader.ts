import { ISLAND_ATTRIBUTE } from '#core/islands.ts';
import { SERVICES_META, type Services } from '#core/services.ts';
import { isSlow, savesData } from '../savesData.ts';
import { asksForSearch } from '../search/asksForSearch.ts';
import { NO_SCRIPTS_ID, TREE_ID } from '../shell/names.ts';
import { revealIn } from '../shell/revealIn.ts';
import { createAwakening, type WhenAwake } from './awakening.ts';
import { whenQuiet } from './whenQuiet.ts';

/*
 * Runs in the head of every page (`preferences/beforePaint.ts`). The scripts of the framework stand in a template of the
 * document: they are fetched when the page is quiet, and run at the first sign of a reader.
 */

/** The template that holds the scripts of a document that waits. */
export const SCRIPTS_ID = 'docs-scripts';

/** Stands on `<html>` when they could not be loaded: a note becomes visible. */
const NO_SCRIPTS = 'data-scripts-failed';

/** What takes longer than this is done without. */
const HELD_AT_MOST_MS = 4_000;

/** How long nobody has to do anything until a page starts by itself: what people see of it meanwhile is all there. */
const UNTOUCHED_MS = 10_000;

/** What the scripts, once they run, know the document's awakening by. */
export interface DocumentAwakening {
  whenAwake: WhenAwake;
  /** Says whom to tell that something could not be loaded. */
  onFailure: (tell: () => void) => void;
}

declare global {
  interface Window {
    docsAwakening?: DocumentAwakening;
  }
}

/** Islands that are drawn before anybody comes to them: those of the policy `visible`. */
export const DRAWN_AT_ONCE = ['demo-gallery', 'playground-chooser', 'upgrade-assistant'];

const isConfigured = ({ ads, analytics, offline }: Services): boolean =>
  ads.script !== '' ||
  ads.feed !== '' ||
  analytics.id !== '' ||
  offline.hosts.includes(location.hostname);

/** Whether a page has something to do although nobody does anything: for a service, for what a reader has kept, or asked for. */
function isExpected(): boolean {
  try {
    const config = document.querySelector<HTMLMetaElement>(`meta[name="${SERVICES_META}"]`);
    const [navigation] = performance.getEntriesByType('navigation');
    return (
      isConfigured(JSON.parse(config?.content ?? '') as Services) ||
      // A host's own measurement is told of every page, by nobody's sign.
      'gtag' in window ||
      location.search !== '' ||
      document.cookie !== '' ||
      localStorage.length + sessionStorage.length > 0 ||
      // The browser fills fields in again.
      (navigation as PerformanceNavigationTiming | undefined)?.type !== 'navigate' ||
      navigator.serviceWorker?.controller != null ||
      DRAWN_AT_ONCE.some((name) => document.querySelector(`[${ISLAND_ATTRIBUTE}="${name}"]`))
    );
  } catch {
    return true; // a browser that refuses storage is no reason to leave anything out
  }
}

const waitingScripts = (): HTMLTemplateElement | null =>
  document.querySelector(`template#${SCRIPTS_ID}`);

/** Lets the browser have the scripts at hand. One that does not come now is asked for again when it runs. */
function fetchAhead(): void {
  if (savesData() || isSlow()) return;
  for (const { src } of waitingScripts()?.content.querySelectorAll('script') ?? [])
    fetch(src, { priority: 'low' }).catch(() => undefined);
}

/** Runs when a page is quiet that has something to do, otherwise only when nobody has come for long. */
function quiet(run: () => void): void {
  whenQuiet(() => {
    if (waitingScripts() === null || isExpected()) {
      run();
      return;
    }
    fetchAhead();
    setTimeout(() => whenQuiet(run), UNTOUCHED_MS);
  });
}

const parsed = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
    else resolve();
  });

/** Runs the scripts of the template, in their order. Rejects when one of them cannot be loaded. */
async function runScripts(template: HTMLTemplateElement): Promise<void> {
  const waiting = document.importNode(template.content, true);
  const loaded = [...waiting.querySelectorAll('script')].map((script) => {
    // What no parser has inserted runs in any order otherwise.
    script.async = false;
    return new Promise<void>((resolve, reject) => {
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', reject);
    });
  });
  template.replaceWith(waiting);
  await Promise.all(loaded);
}

const isText = (event: Event): event is KeyboardEvent =>
  event instanceof KeyboardEvent &&
  event.key.length === 1 &&
  !(event.altKey || event.ctrlKey || event.metaKey);

/** Shows the note that scripts are missing. */
const showNote = (): void => document.documentElement.setAttribute(NO_SCRIPTS, '');

/** How much of the window is kept below the place of the note, in CSS pixels. */
const NOTE_HEIGHT = 120;

/** Shows the note at what was pressed. It moves on to the next press: one at a time says the same. */
function showNoteAt(pressed: Element): void {
  const note = document.getElementById(NO_SCRIPTS_ID);
  if (note === null) return;
  const { left, bottom } = pressed.getBoundingClientRect();
  showNote();
  // Written anew, it is read out again; shown anew, it lies above what has opened since.
  note.textContent += '';
  note.hidePopover();
  note.showPopover();
  note.style.cssText = `position:absolute;inset:${Math.min(bottom, innerHeight - NOTE_HEIGHT) + scrollY}px auto auto clamp(1rem,${left}px,100vw - 25rem)`;
}

/** Lets a document wait for its reader. */
export function waitForReader(): void {
  let tell = showNote;
  let hasArrived = false;
  let isSearching = false;
  const whenAwake = createAwakening({
    quiet,
    heldAtMostMs: HELD_AT_MOST_MS,
    onFailure: () => tell(),
    onDeadPress: showNoteAt,
    // The app itself opens the search, which takes what is typed from then on.
    alsoHolds(event) {
      if (hasArrived) return false;
      isSearching ||= asksForSearch(event);
      return isSearching && (asksForSearch(event) || isText(event));
    },
    insert(event) {
      if (!isText(event) || !(document.activeElement instanceof HTMLInputElement)) return false;
      // Unlike setting its value, this tells the field's script, as a key would.
      return document.execCommand('insertText', false, event.key);
    },
  });
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  whenAwake(async () => {
    await parsed();
    const template = waitingScripts();
    if (template === null) return;
    await runScripts(template);
    await arrived;
  });
  // Later, it would take the drawer away from a reader who has scrolled it.
  void parsed().then(() => {
    const entry = document.querySelector<HTMLElement>(`#${TREE_ID} [aria-current='page']`);
    if (entry !== null) revealIn(entry.closest(`#${TREE_ID}`)?.parentElement ?? null, entry);
  });
  window.docsAwakening = {
    whenAwake: (start, makesWork) => {
      const leave = whenAwake(start, makesWork);
      hasArrived = true;
      arrive();
      return leave;
    },
    onFailure: (to) => {
      tell = to;
    },
  };
}
