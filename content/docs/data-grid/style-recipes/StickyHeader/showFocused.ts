import type * as React from 'react';

/** The grid no longer scrolls itself, so the page follows the keyboard. */
export function showFocused(event: React.FocusEvent<HTMLElement>) {
  event.target.scrollIntoView({ block: 'nearest' });
}
