import { byClass } from '#markup/selectors.ts';
import { fetchPage, transplant } from '../page/otherPage.ts';

/*
 * A named type opens beside its link, and the types inside of it in the same place, with the way back above. What is
 * shown is the part of our own page that the link leads to; without this script the link leads there.
 */

/** One step of the trail. */
interface Step {
  name: string;
  /** Absolute, with the hash of a record. */
  url: string;
}

/** The part of a page that a popover shows: a type's record, or the list of a page's members. */
function partOf(page: Document, url: string): Element[] {
  const id = decodeURIComponent(new URL(url).hash.slice(1));
  const record = id === '' ? null : page.getElementById(id);
  if (record !== null) return [...record.children].filter(({ tagName }) => tagName !== 'SUMMARY');
  const lead = page.querySelector('main header h1 ~ p');
  const list = page.querySelector(`:is(#properties, #props) ~ ${byClass('api-list')}`);
  return [lead, list].filter((part) => part !== null);
}

interface Frame {
  element: HTMLElement;
  trail: HTMLElement;
  body: HTMLElement;
  whole: HTMLAnchorElement;
}

function createFrame(): Frame {
  const element = document.createElement('div');
  element.className = 'type-popover';
  element.popover = 'auto';
  element.setAttribute('role', 'dialog');
  element.tabIndex = -1;
  const head = document.createElement('div');
  head.className = 'type-popover-head';
  const trail = document.createElement('ol');
  trail.setAttribute('aria-label', 'Opened types');
  const whole = document.createElement('a');
  whole.textContent = 'Open page';
  const close = document.createElement('button');
  close.type = 'button';
  close.setAttribute('aria-label', 'Close');
  close.textContent = '×';
  close.addEventListener('click', () => element.hidePopover());
  head.append(trail, whole, close);
  const body = document.createElement('div');
  body.className = 'type-popover-body';
  body.tabIndex = 0;
  body.setAttribute('role', 'group');
  body.setAttribute('aria-label', 'Declaration');
  element.append(head, body);
  return { element, trail, body, whole };
}

function drawTrail({ trail }: Frame, steps: readonly Step[], back: (kept: number) => void): void {
  const items = steps.map(({ name }, at) => {
    const item = document.createElement('li');
    if (at === steps.length - 1) {
      item.append(name);
      item.setAttribute('aria-current', 'true');
      return item;
    }
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = name;
    button.addEventListener('click', () => back(at + 1));
    item.append(button);
    return item;
  });
  trail.replaceChildren(...items);
}

const GAP_PX = 8;

/** Under the link, or above it where there is more room; `reference.css` lays it at the bottom of narrow windows. */
function place(element: HTMLElement, link: Element): void {
  const box = link.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const above = box.top > clientHeight - box.bottom;
  const room = (above ? box.top : clientHeight - box.bottom) - 2 * GAP_PX;
  const left = Math.min(box.left, clientWidth - element.offsetWidth - GAP_PX);
  const set = (name: string, value: string): void => element.style.setProperty(name, value);
  set('--left', `${Math.max(GAP_PX, left)}px`);
  set('--room', `${room}px`);
  set('--top', above ? 'auto' : `${box.bottom + GAP_PX}px`);
  set('--bottom', above ? `${clientHeight - box.top + GAP_PX}px` : 'auto');
}

export interface TypePopover {
  /** Shows the type that a link of the article, or of the popover itself, leads to. */
  open: (link: HTMLAnchorElement) => void;
  remove: () => void;
}

/** The popover of an article; it stands in the article's end, out of sight until a type is opened. */
export function createTypePopover(article: HTMLElement): TypePopover {
  const frame = createFrame();
  const { element } = frame;
  article.append(element);
  let steps: Step[] = [];

  const show = async (): Promise<void> => {
    const step = steps.at(-1);
    if (step === undefined) return;
    const parts = partOf(await fetchPage(step.url), step.url);
    if (parts.length === 0) throw new Error(`${step.url} has nothing to show`);
    // The reader may have gone on meanwhile.
    if (steps.at(-1) !== step) return;
    drawTrail(frame, steps, (kept) => {
      steps = steps.slice(0, kept);
      void show();
      element.focus({ preventScroll: true });
    });
    frame.whole.href = step.url;
    element.setAttribute('aria-label', `Type ${step.name}`);
    frame.body.replaceChildren(...parts.map((part) => transplant(part, step.url)));
    frame.body.scrollTop = 0;
  };

  const open = (link: HTMLAnchorElement): void => {
    const inside = element.contains(link);
    const step = { name: link.textContent ?? '', url: link.href };
    steps = inside ? [...steps, step] : [step];
    show().then(
      () => {
        if (!inside) {
          element.showPopover();
          place(element, link);
        }
        element.focus({ preventScroll: true });
      },
      // What cannot be shown here is still where the link leads.
      () => location.assign(link.href),
    );
  };
  return { open, remove: () => element.remove() };
}
