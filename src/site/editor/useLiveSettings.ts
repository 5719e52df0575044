import { useMemo } from 'react';
import type { LiveSettings } from '#core/editor/source.ts';
import { usePreference } from '../preferences/usePreference.ts';

/** What the reader has chosen for all demos. */
export function useLiveSettings(): LiveSettings {
  const mode = usePreference('mode');
  const direction = usePreference('direction');
  const density = usePreference('density');
  const light = usePreference('colorSchemeLight');
  const dark = usePreference('colorSchemeDark');
  const brand = usePreference('brand');
  return useMemo(
    () => ({ mode, direction, density, schemes: { light, dark }, brand }),
    [mode, direction, density, light, dark, brand],
  );
}
