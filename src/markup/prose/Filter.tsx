import type { ComponentProps, ReactNode } from 'react';
import { changeMessages } from '#content/messages/changes.ts';
import { placeOf, type PlacedIsland } from '#core/islands.ts';
import { classes } from '../selectors.ts';

interface FilterFieldsProps {
  label: string;
  placeholder: string;
  /** How many entries are shown, and of how many. */
  count: string;
  /** What stands in the box, and who hears of changes; for an island. */
  field?: Pick<ComponentProps<'input'>, 'value' | 'onChange'>;
  children?: ReactNode;
}

/** What a filter consists of, as it is printed and as its island draws it. */
export const FilterFields = ({ label, placeholder, count, field, children }: FilterFieldsProps) => (
  <>
    <input
      type="search"
      placeholder={placeholder}
      aria-label={label}
      spellCheck={false}
      autoComplete="off"
      {...field}
    />
    {children}
    <output>{count}</output>
  </>
);

interface FilterProps extends Omit<FilterFieldsProps, 'field'> {
  island: PlacedIsland;
  /** More classes. */
  kind?: readonly string[];
}

/** A search box over what stands on the page; without JavaScript it is hidden, and the page is whole. */
export const Filter = ({ island, kind = [], ...fields }: FilterProps) => (
  <div
    className={[classes.filter, ...kind, 'needs-script'].join(' ')}
    role="search"
    aria-label={fields.label}
    {...placeOf(island)}
  >
    <FilterFields {...fields} />
  </div>
);

/** Filters every change that follows it (`site/changes`). */
export const ChangeFilter = ({ count }: { count: number }) => (
  <Filter
    island="change-filter"
    kind={[classes.changeFilter]}
    label={changeMessages.filter}
    placeholder={changeMessages.placeholder}
    count={changeMessages.count(count, count)}
  />
);
