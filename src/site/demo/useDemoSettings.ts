import { usePreference } from '../preferences/usePreference.ts';
import type { DemoSettings } from './DemoEnvironment.tsx';

/** What the reader has chosen for the environment of demos. */
export function useDemoSettings(): DemoSettings {
  return {
    direction: usePreference('direction'),
    density: usePreference('density'),
    mode: usePreference('mode'),
    brand: usePreference('brand'),
    schemes: { light: usePreference('colorSchemeLight'), dark: usePreference('colorSchemeDark') },
  };
}
