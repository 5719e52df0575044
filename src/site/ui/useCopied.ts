import { useEffect, useRef, useState } from 'react';
import { copyText } from './copyText.ts';

type CopyState = 'idle' | 'copied' | 'refused';

/**
 * Copies a text, and says for a while what came of it.
 * @param confirmedMs how long that is said.
 */
export function useCopied(confirmedMs: number): [CopyState, (text: string) => Promise<void>] {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (text: string): Promise<void> => {
    clearTimeout(timer.current);
    setState((await copyText(text)) ? 'copied' : 'refused');
    timer.current = setTimeout(() => setState('idle'), confirmedMs);
  };
  return [state, copy];
}
