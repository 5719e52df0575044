import { useMemo } from 'react';
import { searchChoices } from '#content/messages/search.ts';
import { usePreference } from '../preferences/usePreference.ts';

export type Choice = (typeof searchChoices)[number];

/** What can be set: what the reader has not chosen already. */
export function useChoices(): readonly Choice[] {
  const mode = usePreference('mode');
  const direction = usePreference('direction');
  const codeVariant = usePreference('codeVariant');
  const codeStyling = usePreference('codeStyling');
  return useMemo(() => {
    const chosen = { mode, direction, codeVariant, codeStyling };
    return searchChoices.filter(([name, value]) => chosen[name] !== value);
  }, [mode, direction, codeVariant, codeStyling]);
}
