import { readerVersionMessages as words } from '#content/messages/readerVersion.ts';
import { referenceMessages } from '#content/messages/reference.ts';
import { compareMinors, minorOf } from '#core/history/history.ts';
import { changedProducts } from '#core/migration/products.ts';
import { parseVersions } from '#core/readerVersion/versions.ts';
import { Chip } from '#markup/prose/Chip.tsx';
import { attributes } from '#markup/selectors.ts';
import type { IslandProps } from '../islands/registry.ts';
import { usePreference } from '../preferences/usePreference.ts';
import styles from './ReaderVersion.module.css';

/** Behind a heading: whether the reader's version has what the section is about. */
export function Island({ place }: IslandProps) {
  const id = place.getAttribute(attributes.versionsOf);
  const product = changedProducts.find((each) => each === id);
  const needed = place.getAttribute(attributes.needs) ?? '';
  const versions = parseVersions(usePreference('versions'));
  const own = product && versions[product];
  if (own !== undefined && compareMinors(minorOf(own), needed) < 0) {
    return (
      <span className={`chip ${styles['mark']}`} title={words.notInTitle(own)}>
        {words.needs(needed)}
      </span>
    );
  }
  return (
    <Chip text={referenceMessages.since(needed)} title={referenceMessages.sinceTitle(needed)} />
  );
}
