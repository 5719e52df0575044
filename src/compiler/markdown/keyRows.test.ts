import { expect, it } from 'vitest';
import { keyRowsOf } from './keyRows.ts';

const PAGE = `---
title: Keys
---

## Keys {#keyboard}

| Keys                   | What happens             |
| ---------------------- | ------------------------ |
| :kbd[Ctrl] + :kbd[C]   | The **rows** are copied. |
| none                   | :kbd[Enter] does nothing |

### More

| Keys       | Where | What    |
| ---------- | ----- | ------- |
| :kbd[Home] | Row   | Goes up |
`;

it('reads the rows that begin with a key, each below its heading', () => {
  expect(keyRowsOf('keys.md', PAGE)).toEqual([
    { keys: 'Ctrl + C', does: 'The rows are copied.', heading: 'keyboard' },
    { keys: 'Home', does: 'Row Goes up', heading: 'more' },
  ]);
});

it('reads the rows of a table that the compiler prints', () => {
  const rows = keyRowsOf('keys.md', '## Editing\n\n::keyboard{table="tree-view" only="editing"}\n');
  expect(rows).toContainEqual({
    keys: 'Escape',
    does: 'The text field Drops the change and moves the focus back to the item.',
    heading: 'editing',
  });
});

it('finds nothing in a page that only mentions keys', () => {
  expect(keyRowsOf('keys.md', '## Text\n\nPress :kbd[Enter].\n')).toEqual([]);
});
