import type { ProductId } from '#core/navigation/products.ts';
import { placeOf } from '#core/islands.ts';
import { classes, marked } from '../selectors.ts';

interface ReaderVersionPlaceProps {
  product: ProductId;
  /** The component, interface or hook that the page describes. */
  owner: string;
  /** Its members are properties, not props. */
  isInterface: boolean;
}

/**
 * Where a page says what differs in the reader's version (`site/readerVersion`). Empty, and without height, for readers
 * who have not said which one they have.
 */
export const ReaderVersionPlace = ({ product, owner, isInterface }: ReaderVersionPlaceProps) => (
  <div
    className={classes.readerVersion}
    {...placeOf('reader-version')}
    {...marked('versionsOf', product)}
    {...marked('owner', owner)}
    {...(isInterface && marked('interface'))}
  />
);
