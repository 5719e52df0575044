import { classAnchor } from '#core/reference/reference.ts';
import { classHint, pageHint, typedHint } from './hintText.ts';
import { hrefOf, ownerOf, typeHref, type NameIndex } from './nameIndex.ts';
import { NOTHING, to, unknown, type NameContext, type ResolvedName } from './resolved.ts';

/** A component, an interface, a type, a key of the theme. */
export function resolvePascal(name: string, context: NameContext): ResolvedName {
  const { index, product } = context;
  const plain = name.replace(/^Unstable_/, '');
  const owner = ownerOf(index, plain, product);
  if (owner !== undefined) {
    return to(owner.route, pageHint(owner.kind === 'component' ? 'Component' : 'Interface', owner));
  }
  const record = index.model.types[name];
  if (record !== undefined) {
    const what = record.package === undefined ? 'Type.' : `Type in ${record.package}.`;
    return to(typeHref(index, name, context), typedHint(name, what, 'community'));
  }
  if (/^Mui[A-Z]/.test(name)) return resolveThemeKey(name, context);
  if (index.known.has(name) || !isOurs(name, index)) return NOTHING;
  const start = name.slice(0, 2);
  return unknown(
    'export',
    name,
    [...index.known].filter((other) => other.startsWith(start)),
  );
}

const FIRST_WORD = /^(?:[A-Z][a-z]+)(?=[A-Z][a-z])/;

/** Two words or more, of which the first begins the name of a component: `GridFoo`, `ChartsFoo`, `PickersFoo`. */
function isOurs(name: string, { owners }: NameIndex): boolean {
  const [first] = FIRST_WORD.exec(name) ?? [];
  return (
    first !== undefined &&
    [...owners.map((owner) => owner.name), 'AdapterDayjs'].some(
      (other) => FIRST_WORD.exec(other)?.[0] === first,
    )
  );
}

function resolveThemeKey(name: string, { index, product }: NameContext): ResolvedName {
  const having = index.model.components.filter((one) => one.themeName === name);
  const owner =
    having.find((one) => `Mui${one.name}` === name) ??
    having.find((one) => one.product === product) ??
    having[0];
  if (owner !== undefined) return to(owner.route, pageHint('Component', owner));
  if (isStyled(name, index)) return NOTHING;
  const keys = index.model.components.flatMap(({ themeName }) => themeName ?? []);
  return unknown('theme key', name, keys);
}

/** `MuiBar` → `barClasses`. */
const classesName = (name: string): string =>
  `${name.charAt(3).toLowerCase()}${name.slice(4)}Classes`;

/** `MuiBarElement`, `MuiButton`: what classes and theme keys begin with. */
const isStyled = (name: string, { model, known }: NameIndex): boolean =>
  known.has(name.slice('Mui'.length)) ||
  known.has(classesName(name)) ||
  model.components.some(({ classes }) =>
    classes.some(({ className }) => className.startsWith(`${name}-`)),
  );

/** A class that occurs in the document, without its dot. */
export function resolveClass(name: string, context: NameContext): ResolvedName {
  const { index, scope, product } = context;
  // State classes are added to many things: they lead nowhere in particular.
  if (name.startsWith('Mui-')) return NOTHING;
  const others = index.model.components.filter((one) => one.product === product || product === 'x');
  const inScope = scope.filter((one) => one.kind === 'component');
  for (const owner of [...inScope, ...others]) {
    // Those of a series end with the id that the application gives it: `MuiBarElement-series-planned`.
    const found = owner.classes.find(
      ({ className }) =>
        className === name || (className.endsWith('-series') && name.startsWith(`${className}-`)),
    );
    if (found === undefined) continue;
    const href = hrefOf(index, owner.route, classAnchor(owner.name, found.key));
    return to(href, classHint(owner, found.className));
  }
  const [prefix = ''] = name.split('-');
  const own = index.model.components.flatMap(({ classes }) => classes.map((one) => one.className));
  const isOwn = own.some((className) => className.startsWith(`${prefix}-`));
  if (!isOwn && isStyled(prefix, index)) return NOTHING; // of Material UI
  return unknown(
    'class',
    `.${name}`,
    own.map((className) => `.${className}`),
  );
}
