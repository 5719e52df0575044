import { expect, it } from 'vitest';
import { topicsOf } from './topics.ts';

it('reads titles, levels and plans from the anchors that the world links to', () => {
  expect(
    topicsOf(['## clipboard-copy', '### paste-as-csv-2 [premium]', '#### too-small', '## apiref']),
  ).toEqual([
    { id: 'clipboard-copy', title: 'Clipboard copy', level: 2, plan: 'community' },
    { id: 'paste-as-csv-2', title: 'Paste as CSV', level: 3, plan: 'premium' },
    { id: 'apiref', title: 'apiRef', level: 2, plan: 'community' },
  ]);
});
