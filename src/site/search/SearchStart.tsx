import { useEffect, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { pageMessages } from '#content/messages/page.ts';
import { isAt } from '../shell/keys.ts';
import { asksForSearch, LINK } from './asksForSearch.ts';
import type { BOX, FieldId, OWN_PAGE } from './ids.ts';
import type { SearchDialogProps } from './SearchDialog.tsx';

/** Fields of the search that are there already: in the open box, or on its own page. */
const FIELDS =
  '#search-field,#search-page-field' satisfies `#${FieldId<typeof BOX>},#${FieldId<typeof OWN_PAGE>}`;

type Stage =
  | { kind: 'closed' }
  /** The box is on its way, and the field takes what is typed. */
  | { kind: 'coming'; opener: Element | null }
  | ({ kind: 'open'; Box: ComponentType<SearchDialogProps> } & Omit<
      SearchDialogProps,
      'onClose' | 'onThrow'
    >);

const CLOSED: Stage = { kind: 'closed' };

interface BoxModule {
  SearchDialog: ComponentType<SearchDialogProps>;
  /** Starts the downloads that a first query needs. */
  warmUp: () => void;
}

const loadBox = (): Promise<BoxModule> => import('./SearchDialog.tsx');
const leaveForPage = (address: string): void => location.assign(address);
const pageFor = (typed: string): string => `/x/search/?q=${encodeURIComponent(typed)}`;

interface SearchStartProps {
  load?: () => Promise<BoxModule>;
  /** Goes to an address, when the box does not come. */
  leave?: (address: string) => void;
}

/**
 * Opens the search by Ctrl/⌘+K, by a slash, and by its link. The box comes with the first sign of use; what is typed until
 * it is there is kept. When it does not come, or throws, the search's own page is asked for, with what was typed.
 */
export function SearchStart({ load = loadBox, leave = leaveForPage }: SearchStartProps) {
  const [stage, setStage] = useState<Stage>(CLOSED);
  const field = useRef<HTMLInputElement>(null);
  const { kind } = stage;
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const open = (): void => {
      const opener = document.activeElement;
      // Focus within the event is what brings a phone's keyboard up.
      flushSync(() => setStage({ kind: 'coming', opener }));
      field.current?.focus({ preventScroll: true });
      const typed = (): string => field.current?.value ?? '';
      load().then(
        ({ SearchDialog }) =>
          flushSync(() => setStage({ kind: 'open', Box: SearchDialog, opener, typed: typed() })),
        () => leave(pageFor(typed())),
      );
    };
    const onAsk = (event: Event): void => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      const shown = document.querySelector<HTMLInputElement>(FIELDS);
      if (shown !== null) {
        shown.focus();
        shown.select();
      } else if (kind === 'closed') open();
    };
    // What fails here is tried again when the box is opened.
    const prepare = (event: Event): void => {
      if (isAt(event, LINK)) {
        load().then(
          ({ warmUp }) => warmUp(),
          () => undefined,
        );
      }
    };
    for (const type of ['keydown', 'click']) document.addEventListener(type, onAsk, { signal });
    for (const type of ['pointerover', 'focusin']) {
      document.addEventListener(type, prepare, { signal });
    }
    return () => listeners.abort();
  }, [kind, load, leave]);
  if (stage.kind === 'coming') {
    return (
      <input
        ref={field}
        type="search"
        className="visually-hidden"
        aria-label={pageMessages.search}
      />
    );
  }
  if (stage.kind === 'closed') return null;
  const { Box, typed, opener } = stage;
  return (
    <Box
      typed={typed}
      opener={opener}
      onClose={() => setStage(CLOSED)}
      onThrow={() => leave(pageFor(typed))}
    />
  );
}
