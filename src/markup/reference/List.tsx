import type { ReactNode } from 'react';
import { referenceMessages } from '#content/messages/reference.ts';
import { Filter } from '../prose/Filter.tsx';
import { classes, marked } from '../selectors.ts';
import { SinceChoice } from './Lifetime.tsx';
import type { Trait } from './traits.ts';
import { TraitToggles } from './TraitToggles.tsx';

interface RowFilterProps {
  /** What the rows are. */
  title: string;
  count: number;
  /** Those that some row has: only toggles that can match. */
  traits: readonly Trait[];
  /** Versions that have brought some row, oldest first. */
  versions?: readonly string[];
}

const RowFilter = ({ title, count, traits, versions = [] }: RowFilterProps) => (
  <Filter
    island="row-filter"
    label={referenceMessages.filter(title)}
    placeholder={referenceMessages.filterPlaceholder}
    count={referenceMessages.count(count, count)}
  >
    <TraitToggles traits={traits} />
    <SinceChoice versions={versions} />
  </Filter>
);

/** @param part what the filter is asked for; undefined for what has none. */
const filterable = (part: string | undefined) =>
  part === undefined ? {} : marked('filtered', part);

interface ListProps {
  /** The part of the page that the filter of a long list looks at; undefined for a list that is seen at once. */
  filtered?: string;
  filter: RowFilterProps;
  /** Rows, with headings between them. */
  children?: ReactNode;
}

/** The rows of a section; a long list can be filtered. */
export const List = ({ filtered, filter, children }: ListProps) => (
  <div className={classes.list} {...filterable(filtered)}>
    {filtered !== undefined && <RowFilter {...filter} />}
    {children}
  </div>
);

interface ExcerptProps extends RowFilterProps {
  filtered: boolean;
  /** The page with all of it. */
  full?: { href: string; name: string };
  /** Rows. */
  children?: ReactNode;
}

/** Some rows of the reference inside of a guide. */
export const Excerpt = ({ filtered, full, children, ...filter }: ExcerptProps) => (
  <div
    className={filtered ? `${classes.excerpt} ${classes.list}` : classes.excerpt}
    role="group"
    aria-label={filter.title}
    {...filterable(filtered ? 'excerpt' : undefined)}
  >
    {filtered && <RowFilter {...filter} />}
    {children}
    {full !== undefined && (
      <p className="api-more">
        <a href={full.href}>{referenceMessages.fullReference(full.name)}</a>
      </p>
    )}
  </div>
);
