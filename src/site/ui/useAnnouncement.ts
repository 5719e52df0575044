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

const SHOWN_MS = 1_000;
const MS_PER_CHARACTER = 40;

/** A word that goes by itself: undefined when there is none, empty in its first frame, so that it is read out as a change. */
export function useAnnouncement(): [string | undefined, (text: string) => void] {
  const [announcement, setAnnouncement] = useState<string>();
  const timers = useRef<Timers>(undefined);
  useEffect(() => () => stop(timers.current), []);
  const announce = (text: string): void => {
    stop(timers.current);
    setAnnouncement('');
    timers.current = {
      frame: requestAnimationFrame(() => setAnnouncement(text)),
      timeout: setTimeout(
        () => setAnnouncement(undefined),
        SHOWN_MS + text.length * MS_PER_CHARACTER,
      ),
    };
  };
  return [announcement, announce];
}
