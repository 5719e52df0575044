import { searchMessages } from '#content/messages/search.ts';
import { DocsError } from '#core/errors.ts';
import { readSearch } from './read.ts';

const SHOWN = 10;

/**
 * The first results of a query, one a line: score, kind, address, title. Rejects with a DocsError without a query or an
 * index.
 */
export async function printSearch(generated: string, query: string): Promise<string> {
  if (query.trim() === '') {
    throw new DocsError(
      'There is nothing to search for.',
      'Write `npm run search -- "sort rows"`.',
    );
  }
  const search = await readSearch(generated);
  const { hits, near, lacks, planned } = await search.find({ query, count: SHOWN });
  const promised =
    planned === undefined ? [] : [`Not written yet: ${planned.title} (${planned.route})`];
  if (hits.length === 0) {
    const nothing = [
      'Nothing found.',
      ...(near.length === 0 ? [] : [`Near: ${near.join(', ')}.`]),
      ...(lacks === undefined ? [] : [searchMessages.lacks[lacks]]),
    ];
    return [...promised, nothing.join(' ')].join('\n');
  }
  const lines = hits.map(({ score, entity, page, address }) =>
    [
      score.toFixed(1).padStart(8),
      entity.kind.padEnd(10),
      address,
      entity.name === page.title ? entity.name : `${page.title} › ${entity.name}`,
    ].join('  '),
  );
  return [...promised, ...lines].join('\n');
}
