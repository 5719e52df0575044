import { expect, it } from 'vitest';
import { attributesOf } from './elements.ts';

it('finds the attributes of all elements of a name', () => {
  const text = `
    <DataGrid
      rows={rows}
      columns={[{ field: 'a', renderCell: () => <Cell bold /> }]}
      hideFooter
      label="a > b"
      getRowClassName={({ id }) => \`row-\${id} }\`}
      {...rest}
      aria-label='x'
    />;
    <DataGrid rows={rows} onRowClick={() => <p>Don't}</p>}>`;
  expect(attributesOf(text, 'DataGrid')).toEqual([
    'rows',
    'columns',
    'hideFooter',
    'label',
    'getRowClassName',
    'aria-label',
    'onRowClick',
  ]);
});

it('leaves elements alone whose names only begin so, and what stands inside', () => {
  expect(attributesOf('<DataGridPro rows={[]} />', 'DataGrid')).toEqual([]);
  expect(attributesOf('<Tree><Item id="a" /></Tree>', 'Tree')).toEqual([]);
  expect(attributesOf('<Tree items={a}><Item id="a" /></Tree>', 'Tree')).toEqual(['items']);
});

it('takes arguments of a type', () => {
  expect(attributesOf('<Tree<Folder> items={a} />', 'Tree')).toEqual(['items']);
  expect(attributesOf('<$Tree items={a} />', '$Tree')).toEqual(['items']);
});

it.each(['<Tree', '<Tree items', '<Tree items=', '<Tree items={', '<Tree {', "<Tree items='a"])(
  'comes to an end in "%s"',
  (text) => {
    expect(attributesOf(text, 'Tree').length).toBeLessThanOrEqual(1);
  },
);
