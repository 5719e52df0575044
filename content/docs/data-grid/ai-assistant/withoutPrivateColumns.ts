import { readContext } from './promptContext';

/** The context without columns that the service must not know of. */
export function withoutPrivateColumns(
  context: string,
  isPrivate: (field: string) => boolean,
): string {
  const columns = readContext(context);
  return JSON.stringify(columns.filter(({ field }) => !isPrivate(field)));
}
