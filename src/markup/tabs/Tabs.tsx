import type { ReactNode } from 'react';
import { classes, marked } from '../selectors.ts';

interface TabsProps {
  /** What the ids of its panels begin with. */
  id: string;
  /** The choice that is remembered. */
  group: string;
  /** The class of all tabs of a page with the same group and values. */
  set: string;
  tabs: readonly { label: string; value: string }[];
  /** A `TabPanel` for each. */
  children?: ReactNode;
}

/**
 * Tabs with their panels; without JavaScript all panels stand under their titles. Buttons get their roles when the
 * script that makes them work is there (`site/enhance/tabs.ts`).
 */
export const Tabs = ({ id, group, set, tabs, children }: TabsProps) => (
  <div className={`tabs ${set}`} {...marked('tabs', group)}>
    <div className={classes.tabList} data-label={group.replaceAll('-', ' ')}>
      {tabs.map(({ label, value }) => (
        <button
          key={value}
          type="button"
          className={`${classes.tab} tab-${value}`}
          data-value={value}
          data-panel={`${id}-${value}`}
        >
          {label}
        </button>
      ))}
    </div>
    {children}
  </div>
);

interface TabPanelProps {
  id: string;
  label: string;
  value: string;
  children?: ReactNode;
}

export const TabPanel = ({ id, label, value, children }: TabPanelProps) => (
  <div className={`${classes.tabPanel} tab-${value}`} id={`${id}-${value}`} data-value={value}>
    <p className="tab-title">{label}</p>
    {children}
  </div>
);
