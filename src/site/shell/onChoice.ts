import { byAttribute } from '#markup/selectors.ts';
import { showOtherScheme } from '../preferences/otherScheme.ts';
import { setFromText } from '../preferences/store.ts';
import { askVersions } from '../readerVersion/versionsStore.ts';
import { OTHER_SCHEME, SHOW_VERSIONS } from './names.ts';

/** A button that sets a preference. The panel it may stand in stays open: one comes for several. */
export function onChoice(event: MouseEvent): void {
  const button =
    event.target instanceof Element
      ? event.target.closest<HTMLElement>(byAttribute('data-set'))
      : null;
  if (button === null) return;
  if (button.dataset['set'] === OTHER_SCHEME) showOtherScheme();
  if (button.dataset['set'] === SHOW_VERSIONS) askVersions();
  setFromText(button.dataset['set'] ?? '', button.dataset['value'] ?? '');
}
