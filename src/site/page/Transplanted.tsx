import { useMemo } from 'react';
import { trustHtml } from '../trustedTypes.ts';

/** Parts of another page of ours (`transplant`), as they stand there. */
export function Transplanted({ parts }: { parts: readonly Element[] }) {
  // React compares the value by identity, and another one would put the parts in anew.
  const html = useMemo(
    () => ({ __html: trustHtml(parts.map(({ outerHTML }) => outerHTML).join('')) }),
    [parts],
  );
  return <div dangerouslySetInnerHTML={html} />;
}
