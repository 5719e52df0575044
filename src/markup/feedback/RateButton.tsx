import { feedbackMessages } from '#content/messages/feedback.ts';
import { placeOf } from '#core/islands.ts';
import { classes, doing, marked } from '../selectors.ts';

/** Opens the question on a section; it stands behind its heading. */
export const RateButton = ({ section, title }: { section: string; title: string }) => (
  <div className={classes.island} {...placeOf('section-feedback')} {...marked('section', section)}>
    <button
      type="button"
      className={classes.rate}
      {...doing('rate')}
      aria-label={feedbackMessages.onSection(title)}
      aria-expanded="false"
    />
  </div>
);
