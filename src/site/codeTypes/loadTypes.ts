import { codeTypesPath, type PageCodeTypes } from '#core/codeTypes/codeTypes.ts';

/** What a page has of types. */
export interface TypedPage {
  /** The page's key. */
  page: string;
  /** How many files it has. */
  parts: number;
}

const files = new Map<string, Promise<PageCodeTypes>>();

/** Fetches what is known of a block, once. Rejects when it cannot be had; the next call tries again. */
export function loadTypes({ page, parts }: TypedPage, key: string): Promise<PageCodeTypes> {
  const path = codeTypesPath(page, key, parts);
  const known = files.get(path);
  if (known !== undefined) return known;
  const asked = fetch(path).then(async (response) => {
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    // The compiler's own artefact.
    return (await response.json()) as PageCodeTypes;
  });
  asked.catch(() => files.delete(path));
  files.set(path, asked);
  return asked;
}
