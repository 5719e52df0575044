import { useSyncExternalStore } from 'react';
import type { DateLibrary } from '#core/dateLibrary/libraries.ts';
import { parsePreference } from '#core/preferences/preferences.ts';
import { attributes } from '#markup/selectors.ts';

/**
 * The date library in which a demo's code is shown now, which is Day.js until the code in the chosen one is there. What is
 * copied, edited and sent to a sandbox is what the reader sees.
 */
export const shownLibrary = (frame: Element): DateLibrary =>
  parsePreference('dateLibrary', frame.getAttribute(attributes.shownDates));

/** The same, as it changes. */
export const useShownLibrary = (frame: Element): DateLibrary =>
  useSyncExternalStore(
    (tell) => {
      const observer = new MutationObserver(tell);
      observer.observe(frame, { attributeFilter: [attributes.shownDates] });
      return () => observer.disconnect();
    },
    () => shownLibrary(frame),
    () => 'dayjs',
  );
