import type { ReferenceImport } from '#core/reference/reference.ts';

/** An import whose size is asked for: `BarChart` of `@mui/x-charts/BarChart`. */
export interface MeasuredImport {
  name: string;
  from: string;
}

/** `import { BarChart } from '@mui/x-charts/BarChart';` */
const LINE = /^import \{ (\w+)(?: as \w+)? \} from '([^']+)';$/;

/** What an import line of the reference imports; undefined for another form. */
export function parseImport(line: string): MeasuredImport | undefined {
  const [, name, from] = LINE.exec(line) ?? [];
  return name === undefined || from === undefined ? undefined : { name, from };
}

/** The key of `content/importSizes.json`. */
export const keyOfImport = ({ name, from }: MeasuredImport): string => `${from} ${name}`;

/**
 * The imports to measure: the first line of each entry, which is from the smallest entry of its own package. Where else it
 * is imported from adds next to nothing.
 */
export function importsToMeasure(
  entries: readonly { imports: readonly ReferenceImport[] }[],
): MeasuredImport[] {
  return entries.flatMap(({ imports }) => parseImport(imports[0]?.line ?? '') ?? []);
}
