import React from 'react';

let prefix = '';
let count = 0;

/**
 * Replaces React's ids, which count on from one root to the next, by ones that a demo has in every picture. Libraries look
 * for `useId` when they load: call it before them.
 */
export function makeIdsStable(): void {
  Object.assign(React, {
    useId: () =>
      React.useState(() => {
        count += 1;
        return `${prefix}${count}`;
      })[0],
  });
}

/** Begins anew. @param name of the demo, in front of each of its ids. */
export function beginIds(name: string): void {
  prefix = `${name}-`;
  count = 0;
}
