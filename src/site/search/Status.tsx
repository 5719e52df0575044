import { cutAtWord } from '#core/cutAtWord.ts';
import { searchMessages } from '#content/messages/search.ts';
import styles from './search.module.css';
import type { Shown } from './session.ts';

/** Longer queries are cut where they are quoted; with the sign for that. */
const QUOTED = 61;

function wordsOf(shown: Shown): string {
  switch (shown.kind) {
    case 'start':
      return '';
    case 'failure':
      return searchMessages.noIndex;
    case 'answer': {
      const { answer, question, isComplete } = shown;
      if (answer.hits.length === 0 && !isComplete) return searchMessages.searching;
      return [
        answer.hits.length > 0
          ? searchMessages.found(answer.total)
          : searchMessages.nothingFits(cutAtWord(question.query, QUOTED)),
        answer.lacks === undefined ? '' : searchMessages.lacks[answer.lacks],
        answer.planned === undefined ? '' : searchMessages.notWritten(answer.planned.title),
        answer.lacksTexts === true ? searchMessages.noText : '',
      ]
        .filter(Boolean)
        .join(' ');
    }
  }
}

const canRetry = (shown: Shown): boolean =>
  shown.kind === 'failure' || (shown.kind === 'answer' && shown.answer.lacksTexts === true);

interface StatusProps {
  shown: Shown;
  onRetry: () => void;
}

/** How much was found, and what is missing; what is missing can be tried again. */
export const Status = ({ shown, onRetry }: StatusProps) => (
  <div className={styles.status}>
    <p role="status">{wordsOf(shown)}</p>
    {canRetry(shown) && (
      <button type="button" className="tool" onClick={onRetry}>
        {searchMessages.retry}
      </button>
    )}
  </div>
);
