import { preferenceNames, type PreferenceName } from '#core/preferences/preferences.ts';
import { byAttribute } from '#markup/selectors.ts';
import { getPreference } from './store.ts';

/**
 * Tells assistive technology which of the choice buttons below `root` are pressed; their looks follow `<html>` by CSS.
 * @param coming a preference that is about to be set, and its value.
 */
export function reflectChoices(
  root: ParentNode,
  coming?: { name: PreferenceName; value: string },
): void {
  for (const button of root.querySelectorAll<HTMLElement>(byAttribute('data-set'))) {
    const name = preferenceNames.find((candidate) => candidate === button.dataset['set']);
    if (name === undefined) continue;
    const value = name === coming?.name ? coming.value : getPreference(name);
    if (button instanceof HTMLInputElement) {
      // A color field cannot be empty: it shows the reader's own color once there is one.
      if (value.startsWith('#')) button.value = value;
      continue;
    }
    button.setAttribute('aria-pressed', String(value === button.dataset['value']));
  }
}
