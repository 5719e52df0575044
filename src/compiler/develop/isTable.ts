import { relativePath } from '../paths.ts';

/**
 * Whether a file is one of the tables that authors keep, which the compiler imports: a module once imported stays as it
 * is until its process ends. Pages and demos, below `content/docs`, are read from disk each time.
 * @param content absolute path of the folder `content`. @param file absolute path of a file in it.
 */
export const isTable = (content: string, file: string): boolean =>
  !/^docs(\/|$)/.test(relativePath(content, file));
