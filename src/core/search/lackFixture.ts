import type { QueryLack } from './engine.ts';

/** For tests: queries that nothing can be found for, and what each lacks. */
export const LACKING_QUERIES: readonly (readonly [query: string, lacks: QueryLack])[] = [
  ['how to', 'subject'],
  ['the of a', 'subject'],
  ['как сортировать строки', 'latin'],
  ['如何对行进行排序', 'latin'],
  ['ترتيب الصفوف', 'latin'],
  ['כיצד למיין שורות', 'latin'],
  ['גרף עמודות', 'latin'],
  ['**', 'words'],
];
