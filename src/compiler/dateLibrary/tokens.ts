import type { DerivedLibrary } from '#core/dateLibrary/libraries.ts';

/*
 * Format strings of Day.js in the words of another library. What has no exact counterpart is refused: a format that
 * almost fits would show readers another text than the demo does.
 */

/** A token, a text in brackets, or one other character. */
const PARTS =
  /\[([^\]]*)\]|Y{4}|Y{2}|M{1,4}|D{1,2}|d{1,4}|H{1,2}|h{1,2}|m{1,2}|s{1,2}|SSS|A|a|Z{1,2}|[\s\S]/g;

const TOKENS: Record<'date-fns' | 'luxon', Readonly<Record<string, string>>> = {
  'date-fns': {
    YYYY: 'yyyy',
    YY: 'yy',
    M: 'M',
    MM: 'MM',
    MMM: 'MMM',
    MMMM: 'MMMM',
    D: 'd',
    DD: 'dd',
    dd: 'EEEEEE',
    ddd: 'EEE',
    dddd: 'EEEE',
    H: 'H',
    HH: 'HH',
    h: 'h',
    hh: 'hh',
    m: 'm',
    mm: 'mm',
    s: 's',
    ss: 'ss',
    SSS: 'SSS',
    A: 'a',
    a: 'aaa',
    Z: 'xxx',
    ZZ: 'xx',
  },
  luxon: {
    YYYY: 'yyyy',
    YY: 'yy',
    M: 'M',
    MM: 'MM',
    MMM: 'MMM',
    MMMM: 'MMMM',
    D: 'd',
    DD: 'dd',
    ddd: 'EEE',
    dddd: 'EEEE',
    H: 'H',
    HH: 'HH',
    h: 'h',
    hh: 'hh',
    m: 'm',
    mm: 'mm',
    s: 's',
    ss: 'ss',
    SSS: 'SSS',
    A: 'a',
    Z: 'ZZ',
    ZZ: 'ZZZ',
  },
};

/** Tokens of the calendar's own year, month and day bear a letter before them. */
const CALENDAR_LETTER: Partial<Record<DerivedLibrary, string>> = {
  'moment-jalaali': 'j',
  'moment-hijri': 'i',
};

export interface TranslatedFormat {
  format: string;
  /** It prints words, which a locale decides. */
  hasWords: boolean;
}

const WORDS = /^(?:MMM|MMMM|d{2,4}|A|a)$/;

/**
 * A format string of Day.js for another library.
 * @returns undefined when a token has no counterpart, or when letters that are no token would become one.
 */
export function translateFormat(
  format: string,
  library: DerivedLibrary,
): TranslatedFormat | undefined {
  const parts = [...format.matchAll(PARTS)].map(([part, text]) => ({ part, text }));
  // `DDDD` is no token, and two tokens side by side would be read as one.
  const isRun = parts.some(({ part, text }, i) => {
    const next = parts[i + 1];
    return (
      next !== undefined &&
      text === undefined &&
      isLetter(next.part[0] ?? '') &&
      part.at(-1) === next.part[0]
    );
  });
  if (isRun) return undefined;
  const hasWords = parts.some(({ part }) => WORDS.test(part));
  const translated = library.startsWith('moment')
    ? parts.map(({ part, text }) => momentPart(part, text, CALENDAR_LETTER[library] ?? ''))
    : parts.map(({ part, text }) =>
        unicodePart(part, text, TOKENS[library === 'luxon' ? 'luxon' : 'date-fns']),
      );
  if (translated.includes(undefined)) return undefined;
  // Two quoted texts side by side would have a quote between them.
  return { format: translated.join('').replace(/(?<!^)''(?!$)/g, ''), hasWords };
}

const isLetter = (part: string): boolean => /^[A-Za-z]$/.test(part);

/** Of the tokens of Unicode (TR 35), which both libraries have: letters that are no token stand between quotes. */
function unicodePart(
  part: string,
  text: string | undefined,
  tokens: Readonly<Record<string, string>>,
): string | undefined {
  if (text !== undefined) return text.includes("'") ? undefined : text && `'${text}'`;
  const token = tokens[part];
  if (token !== undefined) return token;
  if (part === 'T') return "'T'";
  // `d`, `Q`, `L` and others have a meaning in Day.js or in one of its plugins.
  return isLetter(part) || part === "'" || /^[a-zA-Z]{2,}$/.test(part) ? undefined : part;
}

const momentPart = (part: string, text: string | undefined, letter: string): string | undefined => {
  if (text !== undefined) return `[${text}]`;
  if (part === 'T') return 'T';
  if (part === 'a' || part === 'A') return part;
  if (/^(?:Y{4}|YY|M{1,4}|D{1,2})$/.test(part)) return letter + part;
  if (/^(?:d{2,4}|[Hhms]{1,2}|SSS|ZZ?)$/.test(part)) return part;
  return isLetter(part) ? undefined : part;
};

/** Whether a text is likely to be a format, which readers would take for one of their library. */
export const looksLikeFormat = (text: string): boolean =>
  /(?<!\p{L})(?:Y{4}|Y{2}|D{1,2}|M{2}|H{2})(?!\p{L})/u.test(text);
