import { searchMessages } from '#content/messages/search.ts';
import { PLAN_NAMES } from '#core/reference/plans.ts';
import type { Item } from './items.ts';
import { KindIcon } from './KindIcon.tsx';
import { Marked } from './Marked.tsx';
import { marksOf } from './marks.ts';
import styles from './search.module.css';

/** Longer code is for the page. */
const CODE_LINES = 10;

interface RowProps {
  item: Item;
  query: string;
  /** Id of what names the row: all but the code of the best answer. */
  nameId: string;
}

/** One result: its name with what is known of it, where it stands, and what is said there. */
export const Row = ({ item, query, nameId }: RowProps) => (
  <>
    <KindIcon icon={item.icon} />
    <span className={styles.what}>
      <span id={nameId}>
        <Name item={item} query={query} />
        <span className={styles.path}>{item.path}</span>
        {item.text !== undefined && item.text !== '' && (
          <span className={styles.text}>
            <Marked text={item.text} marks={item.marks ?? []} />
          </span>
        )}
      </span>
      {item.kind === 'link' && item.best?.code !== undefined && (
        <code className={styles.code}>{firstLines(item.best.code.text)}</code>
      )}
    </span>
  </>
);

const Name = ({ item, query }: { item: Item; query: string }) => (
  <span className={styles.line}>
    <span className={styles.title}>
      <Marked text={item.title} marks={marksOf(item.title, query)} />
    </span>
    {item.plan !== undefined && item.plan !== 'community' && (
      <span className={`plan ${item.plan}`}>{PLAN_NAMES[item.plan]}</span>
    )}
    {item.deprecated === true && <span className="chip">{searchMessages.deprecated}</span>}
    {item.notIn !== undefined && <span className="chip">{searchMessages.notIn(item.notIn)}</span>}
    {item.fact !== undefined && item.fact !== '' && <code>{item.fact}</code>}
  </span>
);

function firstLines(code: string): string {
  const lines = code.trimEnd().split('\n');
  const shown = lines.slice(0, CODE_LINES).join('\n');
  return lines.length > CODE_LINES ? `${shown}\n…` : shown;
}
