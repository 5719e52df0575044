import type { ReactNode } from 'react';
import { navigationMessages } from '#content/messages/navigation.ts';
import { classes, marked } from '../selectors.ts';
import type { NavigationEntry } from '#core/navigation/navigation.ts';
import { Chip } from '../prose/Chip.tsx';
import { PlanMark } from '../prose/PlanMark.tsx';

/** A group in full; or a title and one route, for a group of another product. */
export type NavigationGroup = NavigationEntry | { title: string; route: string; other: true };

interface NavigationProps {
  groups: readonly NavigationGroup[];
  /** The way to the page that it stands on (`wayTo`): its link is marked, and the branches above it stand open. */
  way?: readonly NavigationGroup[];
}

/**
 * The navigation of one product. It is static: no visitor's browser builds the tree node by node, and branches fold
 * with `<details>` where no script runs.
 */
export const Navigation = ({ groups, way = [] }: NavigationProps) => (
  <ul className="nav-tree">
    {groups.map((group) =>
      'other' in group ? (
        <li key={group.title}>
          <a className="nav-other" {...currentIf(way.includes(group))} href={group.route}>
            {group.title}
          </a>
        </li>
      ) : (
        <Entry key={group.title} entry={group} way={way} depth={0} />
      ),
    )}
  </ul>
);

const currentIf = (isCurrent: boolean) => isCurrent && ({ 'aria-current': 'page' } as const);

interface EntryProps {
  entry: NavigationEntry;
  way: readonly NavigationGroup[];
  depth: number;
}

function Entry({ entry, way, depth }: EntryProps) {
  const title = <Title {...entry} />;
  if (entry.children === undefined) {
    return (
      <li>
        <a {...currentIf(way.includes(entry))} href={entry.route ?? ''}>
          {title}
        </a>
      </li>
    );
  }
  const inside = (
    <ul>
      {depth > 0 && entry.subheader !== true && leafCount(entry) >= FILTER_FROM_PAGES && (
        <TreeFilter title={entry.title} />
      )}
      {entry.children.map((child) => (
        <Entry key={`${child.title} ${child.route}`} entry={child} way={way} depth={depth + 1} />
      ))}
    </ul>
  );
  if (depth === 0) {
    return (
      <li className={classes.navigationGroup}>
        <p className="nav-title">{title}</p>
        {inside}
      </li>
    );
  }
  if (entry.subheader === true) {
    return (
      <li className="nav-sub">
        <p>{title}</p>
        {inside}
      </li>
    );
  }
  return (
    <li>
      <details open={way.includes(entry)}>
        <summary>{title}</summary>
        {inside}
      </details>
    </li>
  );
}

/** A shorter branch is seen at once. */
const FILTER_FROM_PAGES = 24;

const leafCount = ({ children }: NavigationEntry): number =>
  children === undefined ? 1 : children.reduce((sum, child) => sum + leafCount(child), 0);

/** Leaves the pages of a branch whose title has what is typed (`site/enhance/filterTree.ts`). */
const TreeFilter = ({ title }: { title: string }) => (
  <li className="nav-filter needs-script">
    <input
      type="search"
      aria-label={navigationMessages.filter(title)}
      placeholder={navigationMessages.filterPlaceholder}
      spellCheck={false}
      autoComplete="off"
      {...marked('treeFilter')}
    />
  </li>
);

/** A title with its marks, a space before each. */
function Title({ title, plan, isNew, planned, preview }: NavigationEntry): ReactNode {
  return (
    <>
      {title}
      {plan !== undefined && (
        <>
          {' '}
          <PlanMark plan={plan} />
        </>
      )}
      {isNew === true && (
        <>
          {' '}
          <Chip text={navigationMessages.new} />
        </>
      )}
      {planned === true && (
        <>
          {' '}
          <Chip text={navigationMessages.planned} />
        </>
      )}
      {preview === true && (
        <>
          {' '}
          <Chip text={navigationMessages.preview} title={navigationMessages.previewTitle} />
        </>
      )}
    </>
  );
}
