import type { ReferenceModel } from '#core/reference.ts';
import { describe } from './describe.ts';
import { printSection } from './section.ts';
import { linkType, namesIn, typeId, type TypeTarget } from './typeLinks.ts';

/** The records of the types that a page mentions and that have no page of their own, folded, at its end. */
export async function typesSection(
  names: readonly string[],
  model: ReferenceModel,
  target: TypeTarget,
): Promise<string> {
  const records = await Promise.all(
    names.map(async (name) => {
      const record = model.types[name];
      if (record === undefined) return '';
      const text = `<pre tabindex="0"><code>${linkType(record.text, target)}</code></pre>`;
      return `<details class="api-record" id="${typeId(name)}"><summary><code>${name}</code></summary>${await describe(record.description)}${text}</details>`;
    }),
  );
  return printSection({ id: 'types', title: 'Types', html: records.join('') });
}

/** Names mentioned in a page's own types, and one step further in the records of those, in order. */
export function mentionedTypes(texts: readonly string[], model: ReferenceModel): string[] {
  const direct = new Set(texts.flatMap((text) => namesIn(text, model)));
  const further = [...direct].flatMap((name) => namesIn(model.types[name]?.text ?? '', model));
  return [...new Set([...direct, ...further])].sort();
}
