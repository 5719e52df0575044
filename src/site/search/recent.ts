const KEY = 'docs-recent-searches';
const MOST = 5;
const LONGEST = 80;

/** What was searched for last, newest first. Whatever storage holds. */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored
      .filter((query): query is string => typeof query === 'string' && query !== '')
      .map((query) => query.slice(0, LONGEST))
      .slice(0, MOST);
  } catch {
    return []; // storage is closed, or holds nonsense
  }
}

/** Keeps a query that led somewhere. */
export function keepRecent(typed: string): void {
  const query = typed.trim().slice(0, LONGEST);
  if (query === '') return;
  const queries = [query, ...readRecent().filter((other) => other !== query)].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(queries));
  } catch {
    // storage is closed or full: nothing is kept
  }
}
