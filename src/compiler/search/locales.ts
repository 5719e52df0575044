import { readdirSync } from 'node:fs';
import path from 'node:path';

/** A module of translations of a package. */
export interface LocaleModule {
  /** As it is imported: `deDE`. */
  name: string;
  /** `German (Germany), Deutsch`: in English, then as its speakers say. */
  language: string;
}

const LOCALE_FILE = /^([a-z]{2,3}(?:[A-Z]{2})?)\.js$/;

/** What the packages call otherwise than the standard does. */
const STANDARD_CODES: Record<string, string> = { kz: 'kk' };

/** The translations that a package brings along; none when it has no folder of them. */
export function readLocales(packageFolder: string): LocaleModule[] {
  return filesIn(path.join(packageFolder, 'esm/locales')).flatMap((file): LocaleModule[] => {
    const [, name] = LOCALE_FILE.exec(file) ?? [];
    return name === undefined ? [] : [{ name, language: nameLanguage(name) }];
  });
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    return []; // the package has no translations
  }
}

/** What an import like `zhHK` is called in English, with the short name of its region: `Chinese (Hong Kong)`. */
export const nameInEnglish = (name: string): string =>
  inWords('en', standardTag(name).tag, 'short') ?? name;

function nameLanguage(name: string): string {
  const { code, tag } = standardTag(name);
  return [...new Set([inWords('en', tag), inWords(code, code)])]
    .filter((words) => words !== undefined)
    .join(', ');
}

/** `kzKZ` is the language `kk`, and `kk-KZ` with its region. */
function standardTag(name: string): { code: string; tag: string } {
  const [written = '', region] = name.split(/(?=[A-Z]{2}$)/);
  const code = STANDARD_CODES[written] ?? written;
  return { code, tag: region === undefined ? code : `${code}-${region}` };
}

const inWords = (
  language: string,
  of: string,
  style: 'long' | 'short' = 'long',
): string | undefined =>
  new Intl.DisplayNames([language], { type: 'language', languageDisplay: 'standard', style }).of(
    of,
  );
