import published from '#content/publishedVersions.json' with { type: 'json' };
import { readFile } from '#core/readerVersion/readFile.ts';
import { answerTexts } from '../textReader.ts';

/* Reads files of package managers. Bundled by the compiler (`src/compiler/emit/history.ts`). */

answerTexts((text) => readFile(text, published));
