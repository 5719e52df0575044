import { ask, forget } from './client.ts';
import { element } from './element.ts';
import { createFilters } from './filters.ts';
import { searchText } from './fullText.ts';
import {
  currentProduct,
  elsewhere,
  firstGroups,
  groupOfText,
  groupsOfHits,
  groupsOfNothing,
  type ItemGroup,
} from './items.ts';
import type { SearchAnswer } from '#core/search/engine.ts';
import { setFromText } from '../preferences/store.ts';
import { createListbox } from './listbox.ts';
import type { Option } from './list.ts';
import { createPreview } from './preview.ts';
import { keepRecent } from './recent.ts';
import styles from './search.module.css';

const HITS = 30;

/** The text is asked when the reader rests, and at once when no name fits. */
const TEXT_AFTER_MS = 300;
const SHORTEST_TEXT_QUERY = 3;

/** Longer queries are cut where they are quoted. */
const QUOTED = 60;

/** The view of the search's own page. */
export const PAGE_VIEW = 'search-page';

interface ViewOptions {
  /** Starts the ids, which must be told from those of another view of the same page. */
  id: string;
  /** A query was typed, or taken from the list. */
  onQuery?: (query: string) => void;
  /** A result was opened in this window. */
  onLeave?: () => void;
}

export interface SearchView {
  element: HTMLElement;
  input: HTMLInputElement;
  /** Asks a query as if it were typed. */
  search: (query: string) => void;
  remove: () => void;
}

/** The field, its filters, the list, and the preview: the same in the dialog and on the page. */
export function createView({ id, onQuery, onLeave }: ViewOptions): SearchView {
  const { input, status, list, pane } = createParts(id);
  const preview = createPreview(pane);
  const choose = ({ item }: Option): void => {
    if (item.kind === 'query') search(item.query);
    else if (item.kind === 'set') {
      setFromText(item.name, item.value);
      listbox.draw(firstGroups(), true);
    } else {
      keepRecent(input.value);
      onLeave?.();
    }
  };
  const listbox = createListbox(input, list, {
    onActive: (option) => preview.show(option?.item.kind === 'link' ? option.item : undefined),
    onChoose: choose,
    onApart: () => keepRecent(input.value),
  });
  const filters = createFilters(() => asker.ask(input.value.trim()));
  const asker = createAsker(listbox, status, filters.read);
  const update = (): void => {
    const query = input.value.trim();
    onQuery?.(query);
    asker.ask(query);
  };
  const search = (query: string): void => {
    input.value = query;
    update();
    input.focus({ preventScroll: true });
  };
  input.addEventListener('input', update);
  const box = element('div', { class: styles.view, role: 'search' }, [
    element('div', { class: styles.head }, [input, filters.element, status]),
    element('div', { class: styles.body }, [list, pane]),
  ]);
  const remove = (): void => {
    asker.stop();
    box.remove();
  };
  return { element: box, input, search, remove };
}

function createParts(id: string) {
  const input = element('input', {
    type: 'search',
    role: 'combobox',
    'aria-label': 'Search',
    'aria-expanded': 'true',
    'aria-controls': `${id}-list`,
    'aria-autocomplete': 'list',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
    placeholder: 'A prop, a component, a task',
  });
  const list = element('div', {
    id: `${id}-list`,
    role: 'listbox',
    'aria-label': 'Results',
    class: styles.list,
  });
  const status = element('p', { role: 'status', class: styles.status });
  const pane = element('section', {
    'aria-label': 'Preview',
    class: styles.preview,
    tabindex: '0',
  });
  return { input, list, status, pane };
}

interface Asker {
  ask: (query: string) => void;
  stop: () => void;
}

/** Asks the index, then the text, and draws what comes; what comes too late is dropped. */
function createAsker(
  { draw }: ReturnType<typeof createListbox>,
  status: HTMLElement,
  filters: ReturnType<typeof createFilters>['read'],
): Asker {
  let asked = 0;
  /** The question whose answer is drawn: a second one has its details, and moves nothing. */
  let drawn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Asks the text as well: its passages come under what is named so, or spelled alike, and above what else helps. */
  const addText = (query: string, groups: readonly ItemGroup[], named: boolean): void => {
    const own = asked;
    clearTimeout(timer);
    if (query.length < SHORTEST_TEXT_QUERY) return;
    const askText = async (): Promise<void> => {
      const text = groupOfText(await searchText(query));
      if (own !== asked || text.items.length === 0) return;
      const above = named ? groups.length : groups.findIndex(({ title }) => title === 'Ask');
      draw(groups.toSpliced(Math.max(above, 0), 0, text), named);
    };
    timer = setTimeout(
      () => {
        askText().catch(() => {
          if (own === asked) status.textContent += ' The full text cannot be searched now.';
        });
      },
      named ? TEXT_AFTER_MS : 0,
    );
  };

  const show = (query: string, { hits, total, near }: SearchAnswer): void => {
    const some = hits.length > 0;
    const groups = some ? groupsOfHits(hits) : groupsOfNothing(query, near);
    status.textContent = some
      ? `${total} ${total === 1 ? 'result' : 'results'}.`
      : `No name fits “${quoted(query)}”.`;
    draw(groups, drawn === asked);
    drawn = asked;
    addText(query, groups, some);
  };

  const showFailure = (query: string): void => {
    status.textContent = 'The search index cannot be loaded. These pages lead on.';
    const groups = [elsewhere()];
    draw(groups);
    addText(query, groups, false);
  };

  return {
    ask(query) {
      asked += 1;
      const own = asked;
      clearTimeout(timer);
      if (query === '') {
        forget();
        status.textContent = '';
        draw(firstGroups());
        return;
      }
      const near = currentProduct().id;
      ask({ query, count: HITS, near, ...filters() }, (result) => {
        if (own !== asked) return;
        if ('failed' in result) showFailure(query);
        else show(query, result);
      });
    },
    stop() {
      asked += 1;
      clearTimeout(timer);
      forget();
    },
  };
}

const quoted = (query: string): string =>
  query.length > QUOTED ? `${query.slice(0, QUOTED)}…` : query;
