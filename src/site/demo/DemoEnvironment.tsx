import { CacheProvider, type EmotionCache } from '@emotion/react';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import { muiXTelemetrySettings } from '@mui/x-telemetry';
import { useEffect, useMemo, type ReactNode } from 'react';
import type { Direction } from './emotionCache.ts';

declare module '@mui/material/styles' {
  // Types of a theme with CSS variables, such as `forceThemeRerender`.
  interface CssThemeVariables {
    enabled: true;
  }
}

// Readers of a documentation site are not users of an application (DESIGN, decision 10).
muiXTelemetrySettings.disableTelemetry();

export type Mode = 'light' | 'dark' | 'system';

const themeOf = (direction: Direction) =>
  createTheme({
    direction,
    cssVariables: { colorSchemeSelector: 'data-theme' },
    colorSchemes: { light: true, dark: true },
  });

interface DemoEnvironmentProps {
  cache: EmotionCache;
  direction: Direction;
  mode: Mode;
  /** Demos read palette colours in JavaScript: a switch of scheme renders them again. */
  themeInScript: boolean;
  children: ReactNode;
}

/** What every demo of a page lives in: one style cache, one theme, one sheet of theme variables. */
export function DemoEnvironment({
  cache,
  direction,
  mode,
  themeInScript,
  children,
}: DemoEnvironmentProps) {
  const theme = useMemo(() => themeOf(direction), [direction]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider
        theme={theme}
        defaultMode={mode}
        storageManager={null}
        disableTransitionOnChange
        forceThemeRerender={themeInScript}
      >
        <FollowMode mode={mode} />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

/** The site's own switch decides; the theme follows. */
function FollowMode({ mode }: { mode: Mode }) {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(mode), [mode, setMode]);
  return null;
}
