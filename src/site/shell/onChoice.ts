import type { PreferenceName } from '#core/preferences/preferences.ts';
import { byAttribute } from '#markup/selectors.ts';
import { afterPaint } from '../afterPaint.ts';
import { reflectChoices } from '../preferences/choices.ts';
import { showOtherScheme } from '../preferences/otherScheme.ts';
import { setFromText } from '../preferences/store.ts';
import { askVersions } from '../readerVersion/versionsStore.ts';
import { OTHER_SCHEME, SHOW_VERSIONS } from './names.ts';

/** The whole page is laid out anew for it, which a slow phone takes a third of a second for: the press is shown before. */
const LAYS_OUT_ALL: PreferenceName = 'direction';

/** A button that sets a preference. The panel it may stand in stays open: one comes for several. */
export function onChoice(event: MouseEvent): void {
  const button =
    event.target instanceof Element
      ? event.target.closest<HTMLElement>(byAttribute('data-set'))
      : null;
  if (button === null) return;
  const { set: name = '', value = '' } = button.dataset;
  if (name === OTHER_SCHEME) showOtherScheme();
  if (name === SHOW_VERSIONS) askVersions();
  if (name === LAYS_OUT_ALL) {
    reflectChoices(document, { name, value });
    afterPaint(() => setFromText(name, value));
  } else setFromText(name, value);
}
