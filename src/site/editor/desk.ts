import { byClass } from '#markup/selectors.ts';
import styles from './workbench.module.css';

/*
 * Where the editor of a demo stands: in the place of its static code, as high from the first moment on as it will be.
 * What is loaded into it, and what is typed, moves nothing on the page.
 */

interface Desk {
  element: HTMLElement;
  close: () => void;
}

const desks = new WeakMap<Element, Desk>();

/** Makes room for an editor in a demo's frame, when there is none yet. @returns the place, undefined for no demo. */
export function openDesk(frame: HTMLElement): HTMLElement | undefined {
  const known = desks.get(frame);
  if (known !== undefined) return known.element;
  const code = frame.querySelector<HTMLDetailsElement>(`details${byClass('demo-code')}`);
  if (code === null) return undefined;
  const panels = [...code.querySelectorAll<HTMLElement>(`:scope > ${byClass('demo-panel')}`)];
  const element = document.createElement('div');
  element.className = styles['desk'] ?? '';
  element.style.setProperty('--lines', String(longest(panels)));
  const note = document.createElement('p');
  note.className = styles['fine'] ?? '';
  note.setAttribute('role', 'status');
  note.textContent = 'The editor is loading …';
  element.append(note);
  for (const panel of panels) panel.hidden = true;
  code.open = true;
  code.append(element);
  const close = (): void => {
    element.remove();
    for (const panel of panels) panel.hidden = false;
    desks.delete(frame);
  };
  desks.set(frame, { element, close });
  return element;
}

/** Gives the static code its place back. */
export const closeDesk = (frame: HTMLElement): void => desks.get(frame)?.close();

const longest = (panels: readonly HTMLElement[]): number =>
  Math.max(
    ...panels.map((panel) => panel.querySelector('pre')?.textContent?.split('\n').length ?? 0),
  );
