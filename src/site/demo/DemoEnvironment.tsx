import { CacheProvider, type EmotionCache } from '@emotion/react';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import { muiXTelemetrySettings } from '@mui/x-telemetry';
import { useEffect, useMemo, type ReactNode } from 'react';
import { parseBrand } from '#core/theme/theme.ts';
import { allowPrinting } from './allowPrinting.ts';
import { componentsOf, type Density } from './density.ts';
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

interface Schemes {
  light: 'light' | 'dark';
  dark: 'light' | 'dark';
}

const USUAL_SCHEMES: Schemes = { light: 'light', dark: 'dark' };

function makeTheme(direction: Direction, density: Density, brand: string) {
  const primary = parseBrand(brand);
  return createTheme({
    direction,
    components: componentsOf(density),
    cssVariables: { colorSchemeSelector: 'data-theme' },
    colorSchemes:
      primary === undefined
        ? { light: true, dark: true }
        : {
            light: { palette: { primary: primary.light } },
            dark: { palette: { primary: primary.dark } },
          },
  });
}

let last: { key: string; theme: ReturnType<typeof makeTheme> } | undefined;

/** Makes a new theme only when a setting changes: the pictures of all demos share one, and all that is derived from it. */
function themeOf(direction: Direction, density: Density, brand: string) {
  const key = `${direction} ${density} ${brand}`;
  if (last?.key !== key) last = { key, theme: makeTheme(direction, density, brand) };
  return last.theme;
}

/** What a reader chooses for all demos. */
export interface DemoSettings {
  direction: Direction;
  density?: Density;
  mode: Mode;
  /** The primary color: a name of `BRANDS`, or `#rrggbb`. */
  brand?: string;
  /** Which of the theme's color schemes stands for light, and which for dark. */
  schemes?: Schemes;
}

interface DemoEnvironmentProps extends DemoSettings {
  cache: EmotionCache;
  /** Demos read palette colors in JavaScript: a switch of scheme renders them again. */
  themeInScript: boolean;
  /** Nobody is there yet: a picture is drawn, in one scheme after the other. */
  isPicture?: boolean;
  children: ReactNode;
}

/** What every demo of a page lives in: one style cache, one theme, one sheet of theme variables. */
export function DemoEnvironment({
  cache,
  direction,
  density = 'normal',
  mode,
  brand = 'default',
  schemes = USUAL_SCHEMES,
  themeInScript,
  isPicture = false,
  children,
}: DemoEnvironmentProps) {
  useEffect(allowPrinting, []);
  const theme = useMemo(() => themeOf(direction, density, brand), [direction, density, brand]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider
        theme={theme}
        defaultMode={mode}
        storageManager={null}
        // Demos are not hydrated. Otherwise the theme renders them twice, and stops the transitions of all that the page
        // has for the moment in between.
        noSsr={!isPicture}
        disableTransitionOnChange
        forceThemeRerender={themeInScript}
      >
        <FollowMode mode={mode} schemes={schemes} />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

/** The site's own switch decides; the theme follows. */
function FollowMode({ mode, schemes }: { mode: Mode; schemes: Schemes }) {
  const { setMode, setColorScheme } = useColorScheme();
  const { light, dark } = schemes;
  useEffect(() => setColorScheme({ light, dark }), [light, dark, setColorScheme]);
  useEffect(() => setMode(mode), [mode, setMode]);
  return null;
}
