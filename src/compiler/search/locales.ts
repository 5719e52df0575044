import { readdirSync } from 'node:fs';
import path from 'node:path';

/** A module of translations of a package. */
export interface LocaleModule {
  /** As it is imported: `deDE`. */
  name: string;
  /** `German (Germany), Deutsch`: in English, then as its speakers say. */
  language: string;
}

const LOCALE_FILE = /^([a-z]{2,3})([A-Z]{2})?\.js$/;

/** What the packages call otherwise than the standard does. */
const STANDARD_CODES: Record<string, string> = { kz: 'kk' };

/** The translations that a package brings along; none when it has no folder of them. */
export function readLocales(packageFolder: string): LocaleModule[] {
  return filesIn(path.join(packageFolder, 'esm/locales')).flatMap((file): LocaleModule[] => {
    const [, code, region] = LOCALE_FILE.exec(file) ?? [];
    if (code === undefined) return [];
    return [{ name: file.slice(0, -'.js'.length), language: nameLanguage(code, region) }];
  });
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    return []; // the package has no translations
  }
}

function nameLanguage(written: string, region: string | undefined): string {
  const code = STANDARD_CODES[written] ?? written;
  const tag = region === undefined ? code : `${code}-${region}`;
  const inWords = (language: string, of: string): string | undefined =>
    new Intl.DisplayNames([language], { type: 'language', languageDisplay: 'standard' }).of(of);
  return [...new Set([inWords('en', tag), inWords(code, code)])]
    .filter((name) => name !== undefined)
    .join(', ');
}
