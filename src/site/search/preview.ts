import { PLAN_NAMES } from '#core/reference/plans.ts';
import { KIND_NAMES, type SearchKind } from '#core/search/entity.ts';
import type { SearchHit } from '#core/search/engine.ts';
import { exampleOf } from '#core/search/example.ts';
import { fetchPage, transplant } from '../page/otherPage.ts';
import { element } from './element.ts';
import type { Item } from './items.ts';
import styles from './search.module.css';

/** A reader who walks through the list fetches no page on the way. */
const REST_MS = 150;

/** Kinds that packages of a higher plan may have. */
const HAVE_PLANS: ReadonlySet<SearchKind> = new Set([
  'component',
  'interface',
  'hook',
  'prop',
  'member',
  'argument',
  'slot',
  'event',
  'selector',
]);

const SECTION_PARTS = 3;
const CODE_LINES = 16;
const COPIED_MS = 1_200;

/** A row that leads somewhere. */
export type Result = Extract<Item, { kind: 'link' }>;

export interface Preview {
  show: (result: Result | undefined) => void;
}

/** What a result is, without going there: its facts at once, then what its own page says. */
export function createPreview(pane: HTMLElement): Preview {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: Result | undefined;
  const fill = async (result: Result): Promise<void> => {
    const url = new URL(result.href, location.origin).href;
    const page = await fetchPage(url);
    if (shown !== result) return;
    const parts = partsOf(page, result);
    const line = result.hit === undefined ? '' : importLine(page);
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
    show(result) {
      if (shown === result) return;
      shown = result;
      clearTimeout(timer);
      pane.replaceChildren(...(result === undefined ? [] : drawResult(result)));
      // Where there is no room for the pane, nothing is fetched for it; nor for what was not searched for.
      if (result === undefined || pane.getClientRects().length === 0) return;
      if (result.hit === undefined && result.text === undefined) return;
      timer = setTimeout(() => {
        fill(result).catch(() => pane.append(element('p', {}, ['The page cannot be loaded now.'])));
      }, REST_MS);
    },
  };
}

function drawResult({ hit, title, path, href }: Result): Node[] {
  if (hit !== undefined) return drawFacts(hit);
  return [
    element('p', { class: styles.kind }, [path]),
    element('h2', {}, [title]),
    element('p', { class: styles.copies }, [
      copyButton('Copy link', new URL(href, location.origin).href),
    ]),
  ];
}

function drawFacts({ entity, page, address }: SearchHit): Node[] {
  const row = (name: string, value: string): Node[] =>
    value === ''
      ? []
      : [element('dt', {}, [name]), element('dd', {}, [element('code', {}, [value])])];
  const plan = HAVE_PLANS.has(entity.kind) ? PLAN_NAMES[entity.plan] : '';
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
function partsOf(page: Document, { hit, href }: Result): Element[] {
  const id = decodeURIComponent(new URL(href, location.origin).hash.slice(1));
  const target = id === '' ? null : page.getElementById(id);
  if (target === null) return [page.querySelector('main header h1 ~ p')].filter((p) => p !== null);
  if (/^H\d$/.test(target.tagName)) return partsAfter(target);
  if (hit?.entity.kind === 'demo') return codeOf(target);
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
