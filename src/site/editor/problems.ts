import type { LiveError } from '#core/editor/source.ts';
import styles from './workbench.module.css';

/** Lines of the console that are shown; what comes after only counts. */
const SAID_SHOWN = 20;

/** Where errors and what the code says in the console are read, next to the last good render. */
export interface Problems {
  element: HTMLElement;
  show: (error: LiveError, again?: () => void) => void;
  /** The code runs. What it has said stays. */
  clear: () => void;
  say: (level: 'error' | 'warn', text: string) => void;
  /** A new run: what the one before has said is gone. */
  startRun: () => void;
}

/** @param goTo moves to the place of an error. */
export function createProblems(goTo: (error: LiveError) => void): Problems {
  // It has its room from the start: what is below must not jump with every error and its end.
  const element = document.createElement('div');
  element.className = styles['problems'] ?? '';
  element.setAttribute('role', 'region');
  element.setAttribute('aria-label', 'What the code says');
  element.tabIndex = 0;
  const status = document.createElement('div');
  status.className = styles['fine'] ?? '';
  status.setAttribute('role', 'status');
  const list = document.createElement('ul');
  list.className = styles['said'] ?? '';
  list.setAttribute('aria-label', 'Console');
  list.hidden = true;
  element.append(status, list);
  let said = 0;
  /** What was said, and how often. */
  const repeated = new Map<string, { item: HTMLElement; times: number }>();

  return {
    element,
    show(error, again) {
      const message = document.createElement('pre');
      message.textContent = error.message;
      const parts: Node[] = [message];
      if (error.line !== undefined) parts.unshift(createPlace(error, goTo));
      if (again !== undefined) parts.push(createButton('Run again', again));
      const text = parts.map(({ textContent }) => textContent).join('\n');
      // The same error again is no news to who has heard it.
      if (status.dataset['text'] === text) return;
      status.dataset['text'] = text;
      status.className = styles['error'] ?? '';
      status.replaceChildren(...parts);
    },
    clear() {
      delete status.dataset['text'];
      status.className = styles['fine'] ?? '';
      status.textContent = 'It runs.';
    },
    say(level, text) {
      const known = repeated.get(level + text);
      if (known !== undefined) {
        known.times += 1;
        known.item.textContent = `${text} (${known.times} times)`;
        return;
      }
      said += 1;
      if (said > SAID_SHOWN) return;
      const item = document.createElement('li');
      item.className = styles[level] ?? '';
      item.textContent = said === SAID_SHOWN ? 'More is in the console of the browser.' : text;
      if (said < SAID_SHOWN) repeated.set(level + text, { item, times: 1 });
      list.append(item);
      list.hidden = false;
    },
    startRun() {
      said = 0;
      repeated.clear();
      list.replaceChildren();
      list.hidden = true;
    },
  };
}

function createPlace(error: LiveError, goTo: (error: LiveError) => void): HTMLElement {
  const file = error.file === undefined ? '' : ` of ${error.file}`;
  return createButton(`Line ${error.line}${file}`, () => goTo(error));
}

export function createButton(label: string, run: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'tool';
  button.textContent = label;
  button.addEventListener('click', run);
  return button;
}
