import { CODE_READER_FILE } from '#core/migration/change.ts';
import type { readCode } from '#core/migration/readCode.ts';
import { openTextReader, type TextReader } from '../textReader.ts';

export type CodeRead = ReturnType<typeof readCode>;

export type CodeReader = TextReader<CodeRead>;

/** Reads a reader's code. @param onFailed as in `openTextReader`. */
export const openCodeReader = (onFailed: () => void): CodeReader =>
  openTextReader(CODE_READER_FILE, onFailed);
