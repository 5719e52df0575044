import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Alarm } from './station';
import type { Counts, Phase } from './useStation';

const whole = new Intl.NumberFormat('en-US');

/** Numbers that change all the time: a screen reader does not announce them. */
export const Figures = React.memo(function Figures(counts: Counts) {
  const figures = [
    ['Readings', counts.received],
    ['Per second', counts.perSecond],
    ['Frames per second', counts.framesPerSecond],
    ['Containers with news', counts.waiting],
    ['Ignored', counts.ignored],
    ['In alarm', counts.inAlarm],
  ] as const;

  return (
    <Box
      component="dl"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 20px', my: 1 }}
    >
      {figures.map(([name, value]) => (
        <div key={name}>
          <Typography component="dt" variant="caption" color="text.secondary">
            {name}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}
          >
            {whole.format(value)}
          </Typography>
        </div>
      ))}
    </Box>
  );
});

interface AlarmListProps {
  alarms: readonly Alarm[];
  onShow: (container: string) => void;
}

/** A log, so that a screen reader announces each new alarm. */
export function AlarmList({ alarms, onShow }: AlarmListProps) {
  return (
    <Box role="log" aria-label="Latest alarms" sx={{ minHeight: 156, mt: 1 }}>
      {alarms.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          No new alarms.
        </Typography>
      )}
      {alarms.map(({ number, container, text }) => (
        <Button
          key={number}
          size="small"
          color="error"
          dir="auto"
          onClick={() => onShow(container)}
          sx={{ display: 'block', textAlign: 'start', textTransform: 'none' }}
        >
          {text}
        </Button>
      ))}
    </Box>
  );
}

/** What a screen reader announces when the phase changes. */
export function describePhase(phase: Phase, showEvery: number): string {
  if (phase === 'stopped') {
    return 'The feed is stopped.';
  }
  if (phase === 'paused') {
    return 'The grid is paused. Alarms still arrive.';
  }
  return showEvery < 1000
    ? `The grid is updated ${1000 / showEvery} times per second.`
    : `The grid is updated every ${showEvery / 1000} seconds.`;
}
