import type { ReactNode } from 'react';

export type NoticeKind = 'info' | 'success' | 'warning' | 'error';

interface NoticeProps {
  kind: NoticeKind;
  title: string;
  children?: ReactNode;
}

/** What stands beside the text: a note, a warning. */
export const Notice = ({ kind, title, children }: NoticeProps) => (
  <aside className={`notice ${kind}`} aria-label={title}>
    <p className="notice-title">{title}</p>
    {children}
  </aside>
);
