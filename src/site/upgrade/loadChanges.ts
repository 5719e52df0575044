import { CHANGES_FILE, type Changes } from '#core/migration/change.ts';

/** @throws when the file cannot be had. */
export async function loadChanges(): Promise<Changes> {
  const response = await fetch(CHANGES_FILE);
  if (!response.ok) throw new Error(`${CHANGES_FILE}: ${response.status}`);
  return (await response.json()) as Changes;
}
