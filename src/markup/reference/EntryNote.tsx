import { classes } from '../selectors.ts';

/** Room for a word about an address whose entry the page does not have (`site/enhance/openEntry.ts`). */
export const EntryNote = () => <p className={classes.note} role="status" hidden />;
