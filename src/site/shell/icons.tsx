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
export const RepositoryIcon = () => icon(<path d="m7 6-4 4 4 4M13 6l4 4-4 4" />);
export const ThemeIcon = () =>
  icon(
    <>
      <circle cx="10" cy="10" r="6.5" />
      <path d="M10 3.5a6.5 6.5 0 0 1 0 13z" fill="currentColor" />
    </>,
  );
