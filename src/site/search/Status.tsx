import { searchMessages } from '#content/messages/search.ts';
import styles from './search.module.css';
import type { Shown } from './session.ts';

/** Longer queries are cut where they are quoted. */
const QUOTED = 60;

const quoted = (query: string): string =>
  query.length > QUOTED ? `${query.slice(0, QUOTED)}…` : query;

function wordsOf(shown: Shown): string {
  switch (shown.kind) {
    case 'start':
      return '';
    case 'failure':
      return searchMessages.noIndex;
    case 'answer': {
      const { answer, question } = shown;
      return answer.hits.length > 0
        ? searchMessages.found(answer.total)
        : searchMessages.nothingFits(quoted(question.query));
    }
  }
}

interface StatusProps {
  shown: Shown;
  onRetry: () => void;
}

/** How much was found, and what is missing; what is missing can be tried again. */
export function Status({ shown, onRetry }: StatusProps) {
  const lacksText = shown.kind !== 'start' && shown.text.kind === 'failed';
  const words = [wordsOf(shown), lacksText ? searchMessages.noText : ''].filter(Boolean);
  return (
    <div className={styles.status}>
      <p role="status">{words.join(' ')}</p>
      {(shown.kind === 'failure' || lacksText) && (
        <button type="button" className="tool" onClick={onRetry}>
          {searchMessages.retry}
        </button>
      )}
    </div>
  );
}
