import { useEffect, useRef, useState } from 'react';

interface Timers {
  frame: number;
  timeout: ReturnType<typeof setTimeout>;
}

function stop(timers: Timers | undefined): void {
  if (timers === undefined) return;
  cancelAnimationFrame(timers.frame);
  clearTimeout(timers.timeout);
}

const SAID_MS = 1_000;
const MS_PER_CHARACTER = 40;

/** A word that goes by itself: undefined when there is none, empty in its first frame, so that it is read out as a change. */
export function useSaid(): [string | undefined, (text: string) => void] {
  const [said, setSaid] = useState<string>();
  const timers = useRef<Timers>(undefined);
  useEffect(() => () => stop(timers.current), []);
  const say = (text: string): void => {
    stop(timers.current);
    setSaid('');
    timers.current = {
      frame: requestAnimationFrame(() => setSaid(text)),
      timeout: setTimeout(() => setSaid(undefined), SAID_MS + text.length * MS_PER_CHARACTER),
    };
  };
  return [said, say];
}
