import { COMMENT_MAX, FEEDBACK_PATH } from '#core/feedback/answer.ts';
import type { TocEntry } from '#core/page/page.ts';
import { placeOf } from '#core/islands.ts';
import { classes } from '../selectors.ts';

interface FeedbackFormProps {
  route: string;
  toc: readonly TocEntry[];
}

/** The question at the end of an article: a plain form, which works as it stands. */
export const FeedbackForm = ({ route, toc }: FeedbackFormProps) => (
  <form className={classes.feedback} method="post" action={FEEDBACK_PATH} aria-label="Feedback">
    <input type="hidden" name="page" value={route} />
    <p className="feedback-trap" aria-hidden="true">
      <label>
        Leave this empty
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </p>
    <noscript>
      <PlainFields toc={toc} />
    </noscript>
    <div className={classes.island} {...placeOf('page-feedback')}>
      <p className="feedback-ask" id="feedback-ask">
        Was this page helpful?
      </p>
      <p className="feedback-votes" role="group" aria-labelledby="feedback-ask">
        <Vote route={route} rating={1} />
        <Vote route={route} rating={0} />
      </p>
    </div>
  </form>
);

function Vote({ route, rating }: { route: string; rating: 0 | 1 }) {
  const [word, action] = rating === 1 ? ['Yes', 'up'] : ['No', 'down'];
  return (
    <button
      name="rating"
      value={rating}
      data-event-category="feedback"
      data-event-action={action}
      data-event-label={route}
    >
      <span className="thumb" aria-hidden="true" />
      {word}
    </button>
  );
}

/** What the script asks for later, for who has none: first the words, as either button sends them. */
const PlainFields = ({ toc }: Pick<FeedbackFormProps, 'toc'>) => (
  <>
    {toc.length > 0 && (
      <label>
        About
        <select name="section">
          <option value="">The whole page</option>
          {toc.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </select>
      </label>
    )}
    <label>
      Comment (optional)
      <textarea name="comment" rows={3} maxLength={COMMENT_MAX} />
    </label>
  </>
);
