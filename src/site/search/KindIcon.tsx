import type { ItemIcon } from './items.ts';
import styles from './search.module.css';

const NAME = 'M8 6 4 10l4 4m4-8 4 4-4 4';
const BRACES = 'M8 4c-3 0-1 5-4 6 3 1 1 6 4 6m4-12c3 0 1 5 4 6-3 1-1 6-4 6';
const STYLE = 'M4 16c3 0 5-1 5-4m1-1 6-7m-4 9-3-3';

/** One stroke for each kind, in a square of 20. */
const PATHS: Record<ItemIcon, string> = {
  page: 'M5 3h7l3 3v11H5zm3 6h4m-4 4h4',
  section: 'M8 4 6.5 16m7-12L12 16M4 8h12M4 12h12',
  demo: 'M4 4h12v12H4zm4.5 3.5v5l4-2.5z',
  playground: 'M4 6h12M4 14h12M8 4v4m4 4v4',
  component: NAME,
  interface: NAME,
  hook: NAME,
  prop: BRACES,
  member: BRACES,
  argument: BRACES,
  type: BRACES,
  selector: BRACES,
  slot: 'M4 4h5v5H4zm7 0h5v5h-5zM4 11h5v5H4zm9.5 0v5m-2.5-2.5h5',
  class: STYLE,
  event: 'm11 3-6 8h5l-1 6 6-8h-5z',
  message: 'M10 4 3 16h14zm0 4.5v3.5m0 1.8v.2',
  locale:
    'M10 3.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13zm-6.5 6.5h13M10 3.5c-4 4-4 9 0 13 4-4 4-9 0-13z',
  key: 'M3 6h14v8H3zm3 3v.1m4-.1v.1m4-.1v.1M7 12h6',
  query: 'M9 4a5 5 0 1 0 0 10A5 5 0 1 0 9 4zm4 9 4 4',
  set: 'M4 6h12M4 14h12M13 4v4m-6 4v4',
  link: 'M5 10h10m-4-4 4 4-4 4',
};

/** Tells kinds apart at a glance; words say the same beside it. */
export const KindIcon = ({ icon }: { icon: ItemIcon }) => (
  <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
    <path d={PATHS[icon]} />
  </svg>
);
