import { referenceMessages } from '#content/messages/reference.ts';
import { placeOf } from '#core/islands.ts';
import { classes } from '../selectors.ts';

interface SlotFigureProps {
  /** The component. */
  name: string;
  /** Address of the picture. */
  file: string;
  width: number;
  height: number;
  /** Those that are seen, in the order of their numbers, with their rows. */
  slots: readonly { slot: string; href: string }[];
  /** Where the demo is found. */
  demo: string;
}

/** Where the slots of a component are. `site/reference/SlotFigure.tsx` lets parts and rows light up together. */
export const SlotFigure = ({ name, file, width, height, slots, demo }: SlotFigureProps) => (
  <figure className={classes.slotFigure}>
    <div className={classes.island} {...placeOf('slot-figure')}>
      <SlotPicture
        file={file}
        width={width}
        height={height}
        alt={referenceMessages.slotPicture(name)}
      />
    </div>
    <figcaption>
      <ol>
        {slots.map(({ slot, href }) => (
          <li key={slot}>
            <a href={href}>{slot}</a>
          </li>
        ))}
      </ol>
      <a href={demo}>{referenceMessages.slotDemo}</a>
    </figcaption>
  </figure>
);

interface SlotPictureProps {
  file: string;
  width: number;
  height: number;
  alt: string;
}

export const SlotPicture = ({ file, width, height, alt }: SlotPictureProps) => (
  <img src={file} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
);
