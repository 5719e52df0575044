import type { ReactNode } from 'react';
import { dateLibraryMessages } from '#content/messages/dateLibrary.ts';
import { dateLibraries, type DateLibrary } from '#core/dateLibrary/libraries.ts';
import { placeOf } from '#core/islands.ts';
import { classes, marked } from '../selectors.ts';

interface DateLibraryChoiceProps {
  /** Those in which the page has code. */
  libraries: readonly DateLibrary[];
}

/** In which date library the code of a page is shown. `site/dateLibrary/DatedCode.tsx` takes over. */
export const DateLibraryChoice = ({ libraries }: DateLibraryChoiceProps) => (
  <div
    className={classes.island}
    {...placeOf('date-library')}
    {...marked('libraries', libraries.join(' '))}
  >
    <DateLibraryButtons libraries={libraries} />
  </div>
);

interface DateLibraryButtonsProps extends DateLibraryChoiceProps {
  /** The one that is chosen, once there is a script. */
  chosen?: DateLibrary;
  /** What there is to say. */
  children?: ReactNode;
}

/** The buttons, whose clicks the shell hears (`data-set`). */
export const DateLibraryButtons = ({ libraries, chosen, children }: DateLibraryButtonsProps) => (
  <div className="date-library">
    <span className="needs-script" aria-hidden="true">
      {dateLibraryMessages.label}
    </span>
    <span className="choice" role="group" aria-label={dateLibraryMessages.title}>
      {libraries.map((library) => (
        <button
          key={library}
          type="button"
          className="tool"
          {...marked('set', 'dateLibrary')}
          data-value={library}
          {...(chosen !== undefined && { 'aria-pressed': chosen === library })}
        >
          {dateLibraries[library].name}
        </button>
      ))}
    </span>
    {children}
  </div>
);
