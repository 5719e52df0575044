import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type Dispatch,
  type ReactNode,
  type RefObject,
} from 'react';
import { searchMessages } from '#content/messages/search.ts';
import { setFromText } from '../preferences/store.ts';
import { Combobox, ComboboxField } from '../ui/Combobox.tsx';
import { Filters } from './Filters.tsx';
import { groupsOf, type Item } from './items.ts';
import { fieldId, optionId, placeOfOption } from './ids.ts';
import { Preview } from './Preview.tsx';
import { keepRecent } from './recent.ts';
import { KeyHints } from './KeyHints.tsx';
import { ResultList } from './ResultList.tsx';
import styles from './search.module.css';
import type { SearchEvent, SearchState } from './session.ts';
import { Status } from './Status.tsx';
import { useChoices } from './useChoices.ts';
import { useMissing } from './useMissing.ts';
import { useSearch } from './useSearch.ts';

interface SearchViewProps {
  /** Starts the ids, which must be told from those of another view of the same page. */
  id: string;
  /** What the field holds at first; it is selected. */
  initial: string;
  /** The caret stands behind what the reader has begun to type. */
  isTyping?: boolean;
  /** What stands beside the field. */
  close?: ReactNode;
  /** A query was typed, or taken from the list. */
  onQuery?: (query: string) => void;
  /** A result was opened in this window. */
  onLeave?: () => void;
}

/** The field, its filters, the list, and the preview: the same in the dialog and on the page. */
export function SearchView(props: SearchViewProps) {
  const { id, initial, isTyping = false, close, onQuery, onLeave } = props;
  const [state, dispatch] = useSearch(initial);
  const field = useRef<HTMLInputElement>(null);
  const { typed, shown, question, active, drawn } = state;
  // What is offered to begin with depends on what is chosen.
  const choices = useChoices();
  const findMissing = useMissing();
  const groups = useMemo(
    () => groupsOf(shown, choices, findMissing),
    [shown, choices, findMissing],
  );
  const items = groups.flatMap((group) => group.items);
  const at = Math.max(Math.min(active, items.length - 1), 0);
  const item = items[at];
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    if (!isTyping) field.current?.select();
  }, [isTyping]);
  useEffect(() => onQuery?.(question.query), [onQuery, question.query]);

  const search = (query: string): void => {
    dispatch({ kind: 'typed', typed: query });
    field.current?.focus({ preventScroll: true });
  };
  const choose = (chosen: Item): void => {
    if (chosen.kind === 'query') search(chosen.query);
    else if (chosen.kind === 'set') setFromText(chosen.name, chosen.value);
    else {
      keepRecent(typed);
      onLeave?.();
    }
  };
  const enter = (isApart: boolean): void => {
    if (item?.kind === 'link' && isApart) {
      keepRecent(typed);
      open(item.href, '_blank', 'noopener');
    } else document.getElementById(optionId(id, at))?.click();
  };
  const moveToEnd = (isLast: boolean): void => {
    const end = isLast ? items.length - 1 : 0;
    dispatch({ kind: 'moved', active: end });
    // Arrow keys scroll by themselves.
    document.getElementById(optionId(id, end))?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Combobox
      value={typed}
      onType={(value) => dispatch({ kind: 'typed', typed: value })}
      activeId={item === undefined ? undefined : optionId(id, at)}
      onActivate={(option) => dispatch({ kind: 'moved', active: placeOfOption(option) })}
    >
      <div className={styles.view} role="search">
        <Head
          id={id}
          state={state}
          dispatch={dispatch}
          field={field}
          onEnter={enter}
          onEnd={moveToEnd}
        >
          {close}
        </Head>
        <div className={styles.body}>
          <ResultList
            id={id}
            drawn={drawn}
            groups={groups}
            query={typed}
            active={at}
            onPoint={(active) => dispatch({ kind: 'moved', active })}
            onChoose={choose}
            onApart={() => keepRecent(typed)}
          />
          <Preview result={item?.kind === 'link' ? item : undefined} />
        </div>
        <KeyHints canClose={close !== undefined} />
      </div>
    </Combobox>
  );
}

interface HeadProps {
  id: string;
  state: SearchState;
  dispatch: Dispatch<SearchEvent>;
  field: RefObject<HTMLInputElement | null>;
  onEnter: (isApart: boolean) => void;
  onEnd: (isLast: boolean) => void;
  /** Beside the field. */
  children: ReactNode;
}

/** What is asked, and how much there is. */
function Head({ id, state, dispatch, field, onEnter, onEnd, children }: HeadProps) {
  const retry = (): void => {
    dispatch({ kind: 'retried' });
    field.current?.focus();
  };
  return (
    <div className={styles.head}>
      <ComboboxField
        ref={field}
        id={fieldId(id)}
        label={searchMessages.label}
        placeholder={searchMessages.placeholder}
        onEnter={onEnter}
        onEnd={onEnd}
      />
      {children}
      <Filters
        filters={state.question.filters}
        onChange={(filters) => dispatch({ kind: 'filtered', filters })}
      />
      <Status shown={state.shown} onRetry={retry} />
    </div>
  );
}
