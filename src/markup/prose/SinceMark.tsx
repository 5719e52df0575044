import { referenceMessages } from '#content/messages/reference.ts';
import { placeOf } from '#core/islands.ts';
import type { ChangedProduct } from '#core/migration/change.ts';
import { classes, marked } from '../selectors.ts';
import { Chip } from './Chip.tsx';

export interface SinceMarkProps {
  product: ChangedProduct;
  /** A minor version: `8.4`. */
  version: string;
}

/** Behind a heading, since which version there is what its section is about (`site/readerVersion/SinceVersion.tsx`). */
export const SinceMark = ({ product, version }: SinceMarkProps) => (
  <span
    className={classes.island}
    {...placeOf('since-version')}
    {...marked('versionsOf', product)}
    {...marked('needs', version)}
  >
    <Chip text={referenceMessages.since(version)} title={referenceMessages.sinceTitle(version)} />
  </span>
);
