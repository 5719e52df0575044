import type { ReactNode } from 'react';
import { classes } from '../selectors.ts';

interface FilterProps {
  /** More classes. */
  kind?: readonly string[];
  label: string;
  placeholder: string;
  /** How many entries there are, and what they are called. */
  count: string;
  children?: ReactNode;
}

/** A search box over what stands on the page; without JavaScript it is hidden, and the page is whole. */
export const Filter = ({ kind = [], label, placeholder, count, children }: FilterProps) => (
  <div
    className={[classes.filter, ...kind, 'needs-script'].join(' ')}
    role="search"
    aria-label={label}
  >
    <input
      type="search"
      placeholder={placeholder}
      aria-label={label}
      spellCheck={false}
      autoComplete="off"
    />
    {children}
    <output>{count}</output>
  </div>
);

/** Filters every change that follows it (`site/page/filterChanges.ts`). */
export const ChangeFilter = ({ count }: { count: number }) => (
  <Filter
    kind={[classes.changeFilter]}
    label="Filter changes"
    placeholder="A name from your code"
    count={`${count} of ${count} changes`}
  />
);
