import { useEffect, useRef, useState } from 'react';
import { copyText } from './copyText.ts';

type CopyState = 'idle' | 'copied' | 'refused';

const isDone = (promise: Promise<void>): Promise<boolean> =>
  promise.then(
    () => true,
    () => false,
  );

/**
 * Copies, and says for a while what came of it.
 * @param confirmedMs how long that is said.
 * @returns the state, and what copies a text, or waits for what is being copied and fails when it is not.
 */
export function useCopied(
  confirmedMs: number,
): [CopyState, (copied: string | Promise<void>) => Promise<void>] {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (copied: string | Promise<void>): Promise<void> => {
    clearTimeout(timer.current);
    const isCopied = typeof copied === 'string' ? await copyText(copied) : await isDone(copied);
    setState(isCopied ? 'copied' : 'refused');
    timer.current = setTimeout(() => setState('idle'), confirmedMs);
  };
  return [state, copy];
}
