import { readCode } from '#core/migration/readCode.ts';
import { answerTexts } from '../textReader.ts';

/* Reads code. Bundled by the compiler (`src/compiler/emit/changes.ts`). */

answerTexts(readCode);
