import type { ReactNode } from 'react';

const ICONS = {
  alone: <path d="M9 3h4v4M13 3 7.5 8.5M11 9.5V13H3V5h3.5" />,
  'alone-narrow': <path d="M5 2.5h6v11H5zM7.25 11.5h1.5" />,
  codesandbox: <path d="m8 2 5.2 3v6L8 14l-5.2-3V5zM2.8 5 8 8l5.2-3M8 8v6" />,
  copy: <path d="M5.5 5.5h7v8h-7zM10.5 5.5v-3h-7v8h2" />,
  edit: <path d="m3 13 .7-3L10.5 3.2l2.3 2.3L6 12.3zM9 4.7 11.3 7" />,
  inspect: <path d="M13 6.5V3H3v10h3.5M8 8l5.5 2-2.4 1.1L10 13.5z" />,
  link: (
    <path d="M7 9a2.5 2.5 0 0 0 3.5 0l2-2A2.5 2.5 0 0 0 9 3.5l-1 1M9 7a2.5 2.5 0 0 0-3.5 0l-2 2A2.5 2.5 0 0 0 7 12.500l1-1" />
  ),
  playground: <path d="M2.5 3.5h11v9h-11zM8 3.5v9M10 7l1 1-1 1" />,
  reset: <path d="M3.5 8A4.5 4.5 0 1 1 5 11.400M3.5 12V8.500H7" />,
  'reset-focus': <path d="M3 5V3h2M11 3h2v2M13 11v2h-2M5 13H3v-2M6.5 8h3M8 6.500v3" />,
  source: <path d="M5.5 4.5 2 8l3.5 3.500M10.5 4.5 14 8l-3.5 3.5" />,
  stackblitz: <path d="M9 2 3.5 9H8l-1 5L12.5 7H8z" />,
  zip: <path d="M8 2.500v7.500M5 7.5 8 10.500l3-3M3 13.500h10" />,
} as const satisfies Record<string, ReactNode>;

export type ToolIconName = keyof typeof ICONS;

/** The picture of a tool, before its name: 16 × 16, in the color of the text. */
export const ToolIcon = ({ name }: { name: ToolIconName }) => (
  <svg className="tool-icon" viewBox="0 0 16 16" aria-hidden="true">
    {ICONS[name]}
  </svg>
);
