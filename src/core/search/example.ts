import type { SearchEntity, SearchPage } from './entity.ts';

/**
 * One line that uses it, as plain as its type allows; undefined where a line would say nothing. Values of one's own are
 * names: `sortModel={sortModel}`.
 */
export function exampleOf(entity: SearchEntity, { title }: SearchPage): string | undefined {
  const { kind, name } = entity;
  switch (kind) {
    case 'prop':
      return `<${title} ${attribute(entity)} />`;
    case 'slot':
      return `<${title} slots={{ ${name}: ${capital(`my${capital(name)}`)} }} />`;
    case 'class':
      return `sx={{ '& .${name}': { color: 'primary.main' } }}`;
    case 'component':
      return `<${name} />`;
    case 'event':
      return `apiRef.current.subscribeEvent('${name}', (params) => {});`;
    case 'selector':
      return `const value = useGridSelector(apiRef, ${name});`;
    case 'member':
      return title === 'GridApi' ? `apiRef.current.${name}${callOf(entity)};` : undefined;
    default:
      return undefined;
  }
}

/** A prop with a value that differs from its default, if its type says one. */
function attribute({ name, type, default: fallback }: SearchEntity): string {
  const literals = [...type.matchAll(/'([^'"{}]*)'/g)].flatMap(([, literal]) => literal ?? []);
  const parameters = parametersOf(type);
  if (parameters !== undefined) return `${name}={(${parameters}) => {}}`;
  if (/^(bool|boolean)\b/.test(type)) return fallback === 'true' ? `${name}={false}` : name;
  const other = literals.find((literal) => `'${literal}'` !== fallback);
  if (other !== undefined) return `${name}="${other}"`;
  if (type === 'number') return `${name}={${fallback === '' ? '1' : fallback}}`;
  return `${name}={${name}}`;
}

/** `(params, event) => void` → `params, event`; undefined when it is no function. */
const parametersOf = (type: string): string | undefined => /^\(([\w$, ]*)\) =>/.exec(type)?.[1];

function callOf({ type }: SearchEntity): string {
  const parameters = parametersOf(type);
  return parameters === undefined ? '' : `(${parameters})`;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
