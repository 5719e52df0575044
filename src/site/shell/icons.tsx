import type { ReactNode } from 'react';

const icon = (path: ReactNode, size = 20) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {path}
  </svg>
);

export const MenuIcon = () => icon(<path d="M3 6h14M3 10h14M3 14h14" />);
export const CloseIcon = () => icon(<path d="m5 5 10 10M15 5 5 15" />);
export const ChevronIcon = () => icon(<path d="m6 8 4 4 4-4" />, 16);
export const SearchIcon = () =>
  icon(
    <>
      <circle cx="9" cy="9" r="5" />
      <path d="m13 13 4 4" />
    </>,
  );
export const SettingsIcon = () =>
  icon(
    <>
      <circle cx="10" cy="10" r="2.2" />
      <circle cx="10" cy="10" r="5" />
      {/* Eight teeth. */}
      <circle
        cx="10"
        cy="10"
        r="6.6"
        strokeWidth="2.4"
        strokeLinecap="butt"
        strokeDasharray="2.592 2.592"
      />
    </>,
  );
/** GitHub's own mark. */
export const RepositoryIcon = () => (
  <svg width="20" height="20" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
    <path d="M8 0C3.58 0 0 3.58 0 8c0 3.54 2.29 6.53 5.47 7.59.4.07.55-.17.55-.38 0-.19-.01-.82-.01-1.49-2.01.37-2.53-.49-2.69-.94-.09-.23-.48-.94-.82-1.13-.28-.15-.68-.52-.01-.53.63-.01 1.08.58 1.23.82.72 1.21 1.87.87 2.33.66.07-.52.28-.87.51-1.07-1.78-.2-3.64-.89-3.64-3.95 0-.87.31-1.59.82-2.15-.08-.2-.36-1.02.08-2.12 0 0 .67-.21 2.2.82.64-.18 1.32-.27 2-.27s1.36.09 2 .27c1.53-1.04 2.2-.82 2.2-.82.44 1.1.16 1.92.08 2.12.51.56.82 1.27.82 2.15 0 3.07-1.87 3.75-3.65 3.95.29.25.54.73.54 1.48 0 1.07-.01 1.93-.01 2.2 0 .21.15.46.55.38A8.01 8.01 0 0 0 16 8c0-4.42-3.58-8-8-8z" />
  </svg>
);
export const ThemeIcon = () =>
  icon(
    <>
      <circle cx="10" cy="10" r="6.5" />
      <path d="M10 3.5a6.5 6.5 0 0 1 0 13z" fill="currentColor" />
    </>,
  );
