import type { Synonyms } from '#core/search/query.ts';
import { chartsSynonyms } from './synonyms/charts.ts';
import { dataGridSynonyms } from './synonyms/dataGrid.ts';
import { datePickersSynonyms } from './synonyms/datePickers.ts';
import { everywhereSynonyms } from './synonyms/everywhere.ts';
import { treeViewSynonyms } from './synonyms/treeView.ts';

/**
 * What readers say → what this documentation says. Lower case, single words in their plain form (`row`, not `rows`); up
 * to three words on the left. Add what readers type and do not find; both sides must mean the same thing in general, not
 * for one query.
 */
export const synonyms: Synonyms = [
  ...dataGridSynonyms,
  ...datePickersSynonyms,
  ...chartsSynonyms,
  ...treeViewSynonyms,
  ...everywhereSynonyms,
];
