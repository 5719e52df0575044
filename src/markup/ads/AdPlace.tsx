import { placeOf } from '#core/islands.ts';
import { classes } from '../selectors.ts';

/**
 * The room of the page's ad, kept free from the first paint on: below the first section of an article, and on wide windows
 * under the table of contents. What draws the ad comes when the page has nothing else to do.
 */
export const AdPlace = () => (
  <div className="ad-rail">
    <div className={classes.adBox} {...placeOf('ads')} />
  </div>
);
