import { feedbackMessages } from '#content/messages/feedback.ts';
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
  <form
    className={classes.feedback}
    method="post"
    action={FEEDBACK_PATH}
    aria-label={feedbackMessages.form}
  >
    <input type="hidden" name="page" value={route} />
    <p className="feedback-trap" aria-hidden="true">
      <label>
        {feedbackMessages.trap}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </p>
    <noscript>
      <PlainFields toc={toc} />
    </noscript>
    <div className={classes.island} {...placeOf('page-feedback')}>
      <p className="feedback-ask" id="feedback-ask">
        {feedbackMessages.askPage}
      </p>
      <p className="feedback-votes" role="group" aria-labelledby="feedback-ask">
        <Vote route={route} rating={1} />
        <Vote route={route} rating={0} />
      </p>
    </div>
  </form>
);

function Vote({ route, rating }: { route: string; rating: 0 | 1 }) {
  return (
    <button
      name="rating"
      value={rating}
      data-event-category="feedback"
      data-event-action={rating === 1 ? 'up' : 'down'}
      data-event-label={route}
    >
      <span className="thumb" aria-hidden="true" />
      {feedbackMessages.vote[rating]}
    </button>
  );
}

/** What the script asks for later, for who has none: first the words, as either button sends them. */
const PlainFields = ({ toc }: Pick<FeedbackFormProps, 'toc'>) => (
  <>
    {toc.length > 0 && (
      <label>
        {feedbackMessages.about}
        <select name="section">
          <option value="">{feedbackMessages.wholePage}</option>
          {toc.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </select>
      </label>
    )}
    <label>
      {feedbackMessages.comment}
      <textarea name="comment" rows={3} maxLength={COMMENT_MAX} />
    </label>
  </>
);
