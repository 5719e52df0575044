import { readCode } from '#core/migration/readCode.ts';
import type { CodeAnswer, CodeQuestion } from './codeReader.ts';

/* Reads code beside the page, so that typing never waits. Bundled by the compiler (`src/compiler/emit/changes.ts`). */

addEventListener('message', ({ data }: MessageEvent<CodeQuestion>) => {
  const answer: CodeAnswer = { id: data.id, read: readCode(data.code) };
  postMessage(answer);
});
