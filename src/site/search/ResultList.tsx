import { Fragment, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { searchMessages } from '#content/messages/search.ts';
import { PLAN_NAMES } from '#core/reference/plans.ts';
import { wordsOf } from '#core/search/words.ts';
import { Option, OptionGroup, Options } from '../ui/Combobox.tsx';
import type { Item, ItemGroup } from './items.ts';
import { optionId } from './optionId.ts';
import styles from './search.module.css';

interface ResultListProps {
  /** Of the view; options take theirs from it. */
  id: string;
  /** Another number is another list (`session.ts`). */
  drawn: number;
  groups: readonly ItemGroup[];
  /** Its words are marked. */
  query: string;
  active: number;
  onPoint: (at: number) => void;
  /** A row was pressed; a link is followed by the browser. */
  onChoose: (item: Item) => void;
  /** A link was opened in a tab of its own. */
  onApart: () => void;
}

const isApart = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey;

/** What was found, in groups. */
export function ResultList(props: ResultListProps) {
  const { id, drawn, groups, query, active, onPoint, onChoose, onApart } = props;
  const list = useRef<HTMLDivElement>(null);
  const first = groups[0]?.items[0];
  useLayoutEffect(() => {
    // Above the first one stands the title of its group.
    if (active === 0 && first !== undefined) list.current?.scrollTo({ top: 0 });
  }, [active, first]);
  const words = wordsOf(query);
  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((count, { items }) => count + items.length, 0),
  );
  return (
    <Options
      ref={list}
      id={`${id}-list`}
      label={searchMessages.results}
      className={styles.list ?? ''}
    >
      {groups.map(({ title, items }, group) => (
        <OptionGroup key={`${drawn} ${title}`} title={title} className={styles.group ?? ''}>
          {items.map((item, place) => {
            const own = (starts[group] ?? 0) + place;
            return (
              <Option
                key={own}
                id={optionId(id, own)}
                className={styles.option ?? ''}
                isActive={own === active}
                {...(item.kind === 'link' && { href: item.href })}
                onPoint={() => onPoint(own)}
                onPress={(event) => (isApart(event) ? onApart() : onChoose(item))}
              >
                <Row item={item} words={words} />
              </Option>
            );
          })}
        </OptionGroup>
      ))}
    </Options>
  );
}

/** One result: its name with what is known of it, where it stands, and what is said there. */
const Row = ({ item, words }: { item: Item; words: readonly string[] }) => (
  <>
    <span className={styles.line}>
      <span className={styles.title}>
        <Marked text={item.title} words={words} />
      </span>
      {item.plan !== undefined && item.plan !== 'community' && (
        <span className={`plan ${item.plan}`}>{PLAN_NAMES[item.plan]}</span>
      )}
      {item.deprecated === true && <span className="chip">{searchMessages.deprecated}</span>}
      {item.fact !== undefined && item.fact !== '' && <code>{item.fact}</code>}
    </span>
    <span className={styles.path}>{item.path}</span>
    {item.text !== undefined && item.text !== '' && (
      <span className={styles.text}>
        <Marked text={item.text} words={words} />
      </span>
    )}
  </>
);

/** A shorter word stands in half of all names. */
const SHORTEST_MARK = 2;

/** The text with the query's words marked. */
function Marked({ text, words }: { text: string; words: readonly string[] }) {
  const long = words.filter((word) => word.length >= SHORTEST_MARK);
  if (long.length === 0) return text;
  // Words are letters and digits: nothing in them means something to a pattern.
  const parts = text.split(new RegExp(`(${long.join('|')})`, 'iu'));
  return parts.map((part, at) =>
    at % 2 === 1 ? <mark key={at}>{part}</mark> : <Fragment key={at}>{part}</Fragment>,
  );
}
