import { familyOf, type DerivedLibrary, type LibraryFamily } from '#core/dateLibrary/libraries.ts';
import { dateFns } from './dateFns.ts';
import { luxon } from './luxon.ts';
import { moment } from './moment.ts';
import type { Vocabulary } from './operation.ts';

const VOCABULARIES: Record<LibraryFamily, Vocabulary> = { 'date-fns': dateFns, luxon, moment };

export const vocabularyOf = (library: DerivedLibrary): Vocabulary =>
  VOCABULARIES[familyOf(library)];
