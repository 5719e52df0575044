import { parseVersions } from '#core/readerVersion/versions.ts';
import { attributes, byClass } from '#markup/selectors.ts';
import { getPreference } from '../preferences/store.ts';

/** Whether the reader has said which version of the product on this page they have. */
export function hasReaderVersion(): boolean {
  const product = document
    .querySelector(byClass('reader-version'))
    ?.getAttribute(attributes.versionsOf);
  const versions = getPreference('versions');
  return versions !== '' && product != null && Object.hasOwn(parseVersions(versions), product);
}
