import type { ReferenceModel } from '#core/reference/reference.ts';
import { inert } from './inert.ts';
import { codeSpan, escapeText, fence, joinBlocks } from './syntax.ts';

/** Declarations, each under its name. */
export function printTypes(names: readonly string[], { types }: ReferenceModel): string {
  return joinBlocks(
    names.flatMap((name) => {
      const record = Object.hasOwn(types, name) ? types[name] : undefined;
      if (record === undefined) return [];
      const exported =
        record.package === undefined ? '' : `import type { ${name} } from '${record.package}';\n\n`;
      return [
        `### ${codeSpan(name)}`,
        inert(record.description),
        fence(exported + record.text, 'ts'),
      ];
    }),
  );
}

/** A page of types as Markdown. */
export const printTypesTwin = (
  title: string,
  names: readonly string[],
  model: ReferenceModel,
): string => joinBlocks([`# ${escapeText(title)}`, '## Types', printTypes(names, model)]);
