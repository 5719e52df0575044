import { useEffect, useRef, useState } from 'react';

/** Something that is fetched when a reader asks for it. */
export type OnDemand<T> =
  { kind: 'idle' } | { kind: 'loading' } | { kind: 'ready'; value: T } | { kind: 'failed' };

/**
 * Fetches a part of an island when it is asked for; after a failure it can be asked for again. Not a `lazy` component:
 * React holds back what was suspended, by 300 ms, and a reader has pressed already.
 * @returns what has come, and what asks for it.
 */
export function useOnDemand<T>(load: () => Promise<T>): [OnDemand<T>, () => void] {
  const [state, setState] = useState<OnDemand<T>>({ kind: 'idle' });
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  const ask = (): void => {
    if (state.kind === 'loading' || state.kind === 'ready') return;
    setState({ kind: 'loading' });
    load().then(
      (value) => {
        if (!left.current) setState({ kind: 'ready', value });
      },
      () => {
        if (!left.current) setState({ kind: 'failed' });
      },
    );
  };
  return [state, ask];
}
