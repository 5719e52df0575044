import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { searchMessages } from '#content/messages/search.ts';
import { Option, OptionGroup, Options } from '../ui/Combobox.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import type { Item, ItemGroup } from './items.ts';
import { optionId } from './ids.ts';
import { Row } from './Row.tsx';
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
  const { id, drawn, groups, active } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const first = groups[0]?.items[0];
  useLayoutEffect(() => {
    // Above the first one stands the title of its group.
    if (active === 0 && first !== undefined) scroller.current?.scrollTo({ top: 0 });
  }, [active, first]);
  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((count, { items }) => count + items.length, 0),
  );
  const code = first?.kind === 'link' ? first.best?.code : undefined;
  return (
    // The keys of the field reach every option and scroll to it. Without this, some browsers add a nameless Tab stop.
    <div ref={scroller} className={styles.list} tabIndex={-1}>
      {/* An option holds no button: this one lies beside the title of the best answer. */}
      {code !== undefined && (
        <CopyButton
          key={drawn}
          label={searchMessages.copy.code}
          text={code.text}
          className={styles.copyBest}
        />
      )}
      <Options id={`${id}-list`} label={searchMessages.results}>
        {groups.map(({ title, items }, group) => (
          <Group
            key={`${drawn} ${title}`}
            title={title}
            isBesideButton={group === 0 && code !== undefined}
          >
            {items.map((item, place) => (
              <ResultOption
                {...props}
                key={(starts[group] ?? 0) + place}
                item={item}
                at={(starts[group] ?? 0) + place}
              />
            ))}
          </Group>
        ))}
      </Options>
    </div>
  );
}

interface GroupProps {
  title: string;
  isBesideButton: boolean;
  children: ReactNode;
}

const Group = ({ title, isBesideButton, children }: GroupProps) =>
  title === '' ? (
    children
  ) : (
    <OptionGroup
      title={title}
      className={`${styles.group} ${isBesideButton ? styles.besideButton : ''}`}
    >
      {children}
    </OptionGroup>
  );

interface ResultOptionProps extends ResultListProps {
  item: Item;
  /** Its place in the whole list. */
  at: number;
}

function ResultOption(props: ResultOptionProps) {
  const { id, item, at, query, active, onPoint, onChoose, onApart } = props;
  const own = optionId(id, at);
  const isBest = item.kind === 'link' && item.best !== undefined;
  return (
    <Option
      id={own}
      className={`${styles.option} ${isBest ? styles.best : ''}`}
      isActive={at === active}
      // Read aloud, code says nothing.
      {...(isBest && { labelledBy: `${own}-name` })}
      {...(item.kind === 'link' && { href: item.href })}
      onPoint={() => onPoint(at)}
      onPress={(event) => (isApart(event) ? onApart() : onChoose(item))}
    >
      <Row item={item} query={query} nameId={`${own}-name`} />
    </Option>
  );
}
