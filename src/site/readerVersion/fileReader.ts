import { FILE_READER } from '#core/readerVersion/limits.ts';
import type { FileRead } from '#core/readerVersion/readFile.ts';
import { openTextReader, type TextReader } from '../textReader.ts';

/** Reads a reader's `package.json` or lockfile. @param onFailed as in `openTextReader`. */
export const openFileReader = (onFailed: () => void): TextReader<FileRead> =>
  openTextReader(FILE_READER, onFailed);
