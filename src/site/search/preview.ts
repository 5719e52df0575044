import { PLAN_NAMES } from '#core/plans.ts';
import { KIND_NAMES } from '#core/search/entity.ts';
import type { SearchHit } from '#core/search/engine.ts';
import { exampleOf } from '#core/search/example.ts';
import { fetchPage, transplant } from '../page/otherPage.ts';
import { element } from './element.ts';
import styles from './search.module.css';

/** A reader who walks through the list fetches no page on the way. */
const REST_MS = 150;

const SECTION_PARTS = 3;
const CODE_LINES = 16;
const COPIED_MS = 1_200;

export interface Preview {
  show: (hit: SearchHit | undefined) => void;
}

/** What a result is, without going there: its facts at once, then what its own page says. */
export function createPreview(pane: HTMLElement): Preview {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: SearchHit | undefined;
  const fill = async (hit: SearchHit): Promise<void> => {
    const url = new URL(hit.address, location.origin).href;
    const page = await fetchPage(url);
    if (shown !== hit) return;
    const parts = partsOf(page, hit);
    const line = importLine(page);
    const copies = pane.querySelector(`.${styles.copies}`);
    if (line !== '') copies?.append(copyButton('Copy import', line));
    pane.append(
      element(
        'div',
        { class: `${styles.excerpt} prose` },
        parts.map((part) => transplant(part, url)),
      ),
    );
  };
  return {
    show(hit) {
      if (shown === hit) return;
      shown = hit;
      clearTimeout(timer);
      pane.replaceChildren(...(hit === undefined ? [] : drawFacts(hit)));
      // Where there is no room for the pane, nothing is fetched for it.
      if (hit === undefined || pane.getClientRects().length === 0) return;
      timer = setTimeout(() => {
        fill(hit).catch(() => pane.append(element('p', {}, ['The page cannot be loaded now.'])));
      }, REST_MS);
    },
  };
}

function drawFacts({ entity, page, address }: SearchHit): Node[] {
  const row = (name: string, value: string): Node[] =>
    value === ''
      ? []
      : [element('dt', {}, [name]), element('dd', {}, [element('code', {}, [value])])];
  const plan = entity.plan === 'community' ? '' : PLAN_NAMES[entity.plan];
  const owners = entity.owners.map(({ title }) => title).join(', ');
  const example = exampleOf(entity, page);
  return [
    element('p', { class: styles.kind }, [`${KIND_NAMES[entity.kind]} › ${page.title}`]),
    element('h2', {}, [entity.name]),
    element('dl', {}, [
      ...row('Type', entity.type),
      ...row('Default', entity.default),
      ...row('Plan', plan),
      ...row('Example', example ?? ''),
      ...(entity.owners.length > 1 ? row('Of', owners) : []),
    ]),
    element('p', { class: styles.copies }, [
      copyButton('Copy name', entity.name),
      ...(example === undefined ? [] : [copyButton('Copy example', example)]),
      copyButton('Copy link', new URL(address, location.origin).href),
    ]),
  ];
}

function copyButton(label: string, text: string): HTMLElement {
  const button = element('button', { type: 'button', class: 'tool' }, [label]);
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(text).then(
      () => {
        button.textContent = 'Copied';
        setTimeout(() => {
          button.textContent = label;
        }, COPIED_MS);
      },
      () => {
        button.textContent = 'Press Ctrl+C'; // the browser refuses the clipboard
      },
    );
  });
  return button;
}

/** The first import line of a reference page. */
const importLine = (page: Document): string =>
  page.querySelector('#import ~ * pre, #import + pre')?.textContent?.split('\n')[0]?.trim() ?? '';

/** The part of its page that a result is about. */
function partsOf(page: Document, { entity, address }: SearchHit): Element[] {
  const id = decodeURIComponent(new URL(address, location.origin).hash.slice(1));
  const target = id === '' ? null : page.getElementById(id);
  if (target === null) return [page.querySelector('main header h1 ~ p')].filter((p) => p !== null);
  if (entity.kind === 'section') return partsAfter(target);
  if (entity.kind === 'demo') return codeOf(target);
  // A row of the reference: its head says what the facts above say.
  return [...target.children].filter((part) => !part.matches('.api-head, summary, details'));
}

function partsAfter(heading: Element): Element[] {
  const parts: Element[] = [];
  let next = heading.nextElementSibling;
  while (next !== null && parts.length < SECTION_PARTS && !/^H\d$/.test(next.tagName)) {
    if (next.matches('p, ul, ol, table, aside')) parts.push(next);
    next = next.nextElementSibling;
  }
  return parts;
}

function codeOf(demo: Element): Element[] {
  const code = demo.querySelector('.demo-panel pre')?.textContent ?? '';
  const lines = code.split('\n');
  const first = lines.slice(0, CODE_LINES).join('\n');
  return [element('pre', { tabindex: '0' }, [lines.length > CODE_LINES ? `${first}\n…` : first])];
}
