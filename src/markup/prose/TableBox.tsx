import type { ComponentProps } from 'react';

/** A table scrolls inside a box of its own, reachable by keyboard. */
export const TableBox = (props: ComponentProps<'table'>) => (
  <div className="table-box" tabIndex={0}>
    <table {...props} />
  </div>
);
