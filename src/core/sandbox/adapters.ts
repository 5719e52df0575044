import { DocsError } from '../errors.ts';

interface DateLibrary {
  library: string;
  /** The version a sandbox takes, unless the same major version is installed here. */
  version: string;
  /** The package of its types, where the library has none of its own. */
  types?: { name: string; version: string };
}

/** The library each adapter of the pickers needs (shared BEHAVIOUR, Sandboxes). */
const DATE_ADAPTERS: Record<string, DateLibrary> = {
  AdapterDateFns: { library: 'date-fns', version: '4.4.0' },
  AdapterDateFnsV2: { library: 'date-fns', version: '2.30.0' },
  AdapterDateFnsJalali: { library: 'date-fns-jalali', version: '4.0.0-0' },
  AdapterDateFnsJalaliV2: { library: 'date-fns-jalali', version: '2.30.0-0' },
  AdapterDayjs: { library: 'dayjs', version: '1.11.23' },
  AdapterLuxon: {
    library: 'luxon',
    version: '3.7.2',
    types: { name: '@types/luxon', version: '3.7.6' },
  },
  AdapterMoment: { library: 'moment', version: '2.31.0' },
  AdapterMomentHijri: {
    library: 'moment-hijri',
    version: '3.0.0',
    types: { name: '@types/moment-hijri', version: '2.1.4' },
  },
  AdapterMomentJalaali: {
    library: 'moment-jalaali',
    version: '0.10.5',
    types: { name: '@types/moment-jalaali', version: '0.7.9' },
  },
};

const ADAPTER_IMPORT = /^@mui\/x-date-pickers(?:-pro)?\/(Adapter[^/]*)$/;

/**
 * The date library that an import asks for; undefined when it imports no adapter.
 * @throws DocsError when the adapter is none that exists.
 */
export function dateLibraryOf(specifier: string): DateLibrary | undefined {
  const adapter = ADAPTER_IMPORT.exec(specifier)?.[1];
  if (adapter === undefined) return undefined;
  const library = DATE_ADAPTERS[adapter];
  if (library === undefined) {
    const legal = Object.keys(DATE_ADAPTERS).join(', ');
    throw new DocsError(`Unknown date adapter "${adapter}".`, `Use one of: ${legal}.`);
  }
  return library;
}

/** The names of the adapters that take a library, the one for its newest version first. */
export const adaptersOf = (library: string): string[] =>
  Object.entries(DATE_ADAPTERS).flatMap(([adapter, date]) =>
    date.library === library ? [adapter] : [],
  );
