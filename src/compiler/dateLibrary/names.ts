import type TypeScript from 'typescript';
import { familyOf, type DerivedLibrary } from '#core/dateLibrary/libraries.ts';

/*
 * What a derived file imports of its library: collected while it is written, printed when it is whole.
 */

export interface Names {
  /** The local name of what the library exports; `default` is the library itself. */
  use: (name: string) => string;
  /** A locale's module is imported; the local name of the locale, where the adapter takes an object. */
  useLocale: (tag: string) => string | undefined;
  /** Import statements, and what must run after them. */
  print: () => { imports: string[]; after: string[] };
}

/** Types among what the libraries export. */
const TYPES = ['Moment'];

/** @param taken names that the file declares itself: what the library calls so gets another one. */
export function collectNames(library: DerivedLibrary, taken: ReadonlySet<string>): Names {
  const used = new Set<string>();
  const locales = new Map<string, string>();
  const family = familyOf(library);
  const localOf = (name: string): string => {
    const plain = name === 'default' ? 'moment' : name;
    return taken.has(plain) ? `${plain}Date` : plain;
  };
  return {
    use: (name) => {
      used.add(name);
      return localOf(name);
    },
    useLocale: (tag) => {
      const module = localeModule(library, tag);
      if (module === undefined) return undefined;
      locales.set(tag, module.statement);
      return module.value;
    },
    print: () => {
      const values = [...used].filter((name) => name !== 'default' && !TYPES.includes(name)).sort();
      const specifiers = values.map((name) =>
        localOf(name) === name ? name : `${name} as ${localOf(name)}`,
      );
      const isMoment = family === 'moment';
      const after =
        isMoment && locales.size > 0
          ? [
              '// A locale that is imported becomes that of all dates; the adapter has its own.',
              "moment.locale('en');",
            ]
          : [];
      if (after.length > 0) used.add('default');
      const own = isMoment
        ? momentImports(library, used)
        : specifiers.length === 0
          ? []
          : [`import { ${specifiers.join(', ')} } from '${library}';`];
      const imports = [...own, ...locales.values()];
      return { imports, after };
    },
  };
}

function momentImports(library: DerivedLibrary, used: ReadonlySet<string>): string[] {
  const [value, type] = [used.has('default'), used.has('Moment')];
  if (library === 'moment') {
    if (value) return [`import moment${type ? ', { type Moment }' : ''} from 'moment';`];
    return type ? ["import type { Moment } from 'moment';"] : [];
  }
  return [
    ...(type ? ["import type { Moment } from 'moment';"] : []),
    ...(value ? [`import moment from '${library}';`] : []),
  ];
}

/** Tag of a locale, as Day.js spells it → its name in date-fns. */
const DATE_FNS_LOCALES: Readonly<Record<string, string>> = {
  de: 'de',
  'en-gb': 'enGB',
  fr: 'fr',
  ja: 'ja',
  sv: 'sv',
  th: 'th',
};

/** What brings a locale into a file. Without a statement of its own where the library asks the browser. */
function localeModule(
  library: DerivedLibrary,
  tag: string,
): { statement: string; value: string } | undefined {
  switch (library) {
    case 'date-fns': {
      const name = DATE_FNS_LOCALES[tag];
      if (name === undefined) return undefined;
      const file = tag.replace(/-(\w+)$/, (part) => part.toUpperCase());
      return { statement: `import { ${name} } from 'date-fns/locale/${file}';`, value: name };
    }
    case 'moment':
      return { statement: `import 'moment/locale/${tag}';`, value: `"${tag}"` };
    default:
      return undefined;
  }
}

/** Every name that a file declares: variables, parameters, functions, imports. */
export function declaredNames(
  ts: typeof TypeScript,
  file: TypeScript.SourceFile,
  isLeftOut: (statement: TypeScript.Statement) => boolean,
): Set<string> {
  const names = new Set<string>();
  const visit = (node: TypeScript.Node): void => {
    if (ts.isImportDeclaration(node) && isLeftOut(node)) return;
    const name = (node as { name?: TypeScript.Node }).name;
    const declares =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isImportSpecifier(node) ||
      ts.isImportClause(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isInterfaceDeclaration(node);
    if (declares && name !== undefined && ts.isIdentifier(name)) names.add(name.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}
