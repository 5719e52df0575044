import type { ReactNode } from 'react';
import { navigationMessages } from '#content/messages/navigation.ts';
import { classes } from '../selectors.ts';
import type { NavigationEntry } from '#core/navigation/navigation.ts';
import { Chip } from '../prose/Chip.tsx';
import { PlanMark } from '../prose/PlanMark.tsx';

/** A group in full; or a title and one route, for a group of another product. */
export type NavigationGroup = NavigationEntry | { title: string; route: string; other: true };

interface NavigationProps {
  groups: readonly NavigationGroup[];
}

/**
 * The navigation of one product. It is static: no visitor's browser builds the tree node by node, and branches fold
 * with `<details>` where no script runs.
 */
export const Navigation = ({ groups }: NavigationProps) => (
  <ul className="nav-tree">
    {groups.map((group) =>
      'other' in group ? (
        <li key={group.title}>
          <a className="nav-other" href={group.route}>
            {group.title}
          </a>
        </li>
      ) : (
        <Entry key={group.title} entry={group} depth={0} />
      ),
    )}
  </ul>
);

function Entry({ entry, depth }: { entry: NavigationEntry; depth: number }) {
  const title = <Title {...entry} />;
  if (entry.children === undefined) {
    return (
      <li>
        <a href={entry.route ?? ''}>{title}</a>
      </li>
    );
  }
  const inside = (
    <ul>
      {entry.children.map((child) => (
        <Entry key={`${child.title} ${child.route}`} entry={child} depth={depth + 1} />
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
      <details>
        <summary>{title}</summary>
        {inside}
      </details>
    </li>
  );
}

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
