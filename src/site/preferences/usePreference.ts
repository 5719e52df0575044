import { useSyncExternalStore } from 'react';
import {
  preferences,
  type PreferenceName,
  type PreferenceValue,
} from '#core/preferences/preferences.ts';
import { getPreference, subscribe } from './store.ts';

/** A choice of the reader; the default while the server renders. */
export function usePreference<N extends PreferenceName>(name: N): PreferenceValue<N> {
  return useSyncExternalStore<PreferenceValue<N>>(
    subscribe,
    () => getPreference(name),
    () => preferences[name].fallback as PreferenceValue<N>,
  );
}
