import { classes, doing, marked } from '../selectors.ts';

/** Opens the question on a section; it stands behind its heading. */
export const RateButton = ({ section, title }: { section: string; title: string }) => (
  <button
    type="button"
    className={classes.rate}
    {...doing('rate')}
    {...marked('section', section)}
    aria-label={`Feedback on “${title}”`}
    aria-expanded="false"
  />
);
