import * as React from 'react';

const NOTHING = { rows: 0, cells: 0 };

/** Counts what of a grid is in the document, again after each change of it. */
export function useRenderedCounts() {
  const box = React.useRef<HTMLDivElement>(null);
  const [counts, setCounts] = React.useState(NOTHING);

  React.useEffect(() => {
    const element = box.current;
    if (!element) {
      return undefined;
    }
    const count = () => {
      const next = {
        rows: element.querySelectorAll('[role="row"][data-id]').length,
        cells: element.querySelectorAll('[role="gridcell"]').length,
      };
      setCounts((last) =>
        last.rows === next.rows && last.cells === next.cells ? last : next,
      );
    };
    const observer = new MutationObserver(count);
    observer.observe(element, { childList: true, subtree: true });
    count();
    return () => observer.disconnect();
  }, []);

  return { box, counts };
}
