import type { SearchEntity } from '../entity.ts';
import type { TextSection } from './section.ts';

/** For tests: a section of a page's text, empty but for `part`. */
export const sectionWith = (part: Partial<TextSection>): TextSection => ({
  hash: '',
  title: '',
  parents: [],
  asks: [],
  text: '',
  identifiers: [],
  ...part,
});

/** For tests: what a search finds by its name, of the community plan and without a text unless `part` says so. */
export const entityWith = (
  part: Pick<SearchEntity, 'kind' | 'name' | 'owners'> & Partial<SearchEntity>,
): SearchEntity => ({
  plan: 'community',
  deprecated: false,
  type: '',
  default: '',
  text: '',
  ...part,
});
