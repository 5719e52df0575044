import * as React from 'react';
import type { GridApiPro } from '@mui/x-data-grid-pro';
import { createStation, type Alarm } from './station';
import { openFeed } from './telemetry';

export type Phase = 'stopped' | 'running' | 'paused';

export interface Counts {
  received: number;
  ignored: number;
  waiting: number;
  inAlarm: number;
  perSecond: number;
  framesPerSecond: number;
}

interface StationOptions {
  /** Readings that the feed sends. */
  perSecond: number;
  /** How often the grid shows them, in milliseconds. */
  showEvery: number;
}

/** Counts frames; `read` gives those since the last call. */
function watchFrames() {
  let frameCount = 0;
  const count = () => {
    frameCount += 1;
    request = requestAnimationFrame(count);
  };
  let request = requestAnimationFrame(count);
  return {
    read() {
      const counted = frameCount;
      frameCount = 0;
      return counted;
    },
    stop: () => cancelAnimationFrame(request),
  };
}

/** Connects the feed, the station, and the grid. */
export function useStation(
  apiRef: React.RefObject<GridApiPro | null>,
  { perSecond, showEvery }: StationOptions,
) {
  const [station] = React.useState(createStation);
  const [phase, setPhase] = React.useState<Phase>('stopped');
  const [alarms, setAlarms] = React.useState<readonly Alarm[]>([]);
  const [counts, setCounts] = React.useState<Counts>(() => ({
    received: 0,
    ignored: 0,
    waiting: 0,
    inAlarm: station.inAlarm(),
    perSecond: 0,
    framesPerSecond: 0,
  }));

  // The feed stays open while the grid is paused, so no alarm is missed.
  const isOpen = phase !== 'stopped';
  React.useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    return openFeed({ from: station.received, perSecond }, (readings) => {
      const started = station.receive(readings);
      if (started.length > 0) {
        setAlarms((current) => [...started, ...current].slice(0, 5));
      }
    });
  }, [isOpen, perSecond, station]);

  React.useEffect(() => {
    if (phase !== 'running') {
      return undefined;
    }
    const show = () => apiRef.current?.updateRows(station.takeChanged());
    // What came in during a pause.
    show();
    const timer = setInterval(show, showEvery);
    return () => clearInterval(timer);
  }, [apiRef, phase, showEvery, station]);

  React.useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const frameWatch = watchFrames();
    let before = { received: station.received, time: performance.now() };
    const timer = setInterval(() => {
      const { received, ignored } = station;
      const time = performance.now();
      const seconds = (time - before.time) / 1000;
      setCounts({
        received,
        ignored,
        waiting: station.waiting(),
        inAlarm: station.inAlarm(),
        perSecond: Math.round((received - before.received) / seconds),
        framesPerSecond: Math.round(frameWatch.read() / seconds),
      });
      before = { received, time };
    }, 1000);
    return () => {
      clearInterval(timer);
      frameWatch.stop();
    };
  }, [isOpen, station]);

  return { phase, setPhase, counts, alarms };
}
