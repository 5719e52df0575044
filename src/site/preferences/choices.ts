import { preferenceNames } from '#core/preferences.ts';
import { getPreference } from './store.ts';

/** Tells assistive technology which of the choice buttons below `root` are pressed; their looks follow `<html>` by CSS. */
export function reflectChoices(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-set]')) {
    const name = preferenceNames.find((candidate) => candidate === button.dataset['set']);
    if (name === undefined) continue;
    button.setAttribute('aria-pressed', String(getPreference(name) === button.dataset['value']));
  }
}
