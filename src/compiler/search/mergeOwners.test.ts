import { expect, it } from 'vitest';
import type { SearchEntity } from '#core/search/entity.ts';
import { mergeOwners } from './mergeOwners.ts';

const prop = (title: string, name: string, part: Partial<SearchEntity> = {}): SearchEntity => ({
  kind: 'prop',
  name,
  plan: 'community',
  deprecated: false,
  type: 'string',
  default: '',
  text: '',
  owners: [{ title, route: `/x/api/date-pickers/${title}/`, product: 'x-date-pickers' }],
  ...part,
});

const titlesOf = (entities: readonly SearchEntity[]): string[][] =>
  entities.map(({ owners }) => owners.map(({ title }) => title));

it('makes one entity of what a component and its forms share, the plain one first', () => {
  const merged = mergeOwners(
    [prop('DesktopDatePicker', 'format'), prop('DatePicker', 'format'), prop('DateField', 'views')],
    [],
  );
  expect(titlesOf(merged)).toEqual([['DatePicker', 'DesktopDatePicker'], ['DateField']]);
});

it('keeps apart what differs in type, text or plan', () => {
  const merged = mergeOwners(
    [
      prop('A', 'format'),
      prop('B', 'format', { type: 'number' }),
      prop('C', 'format', { text: 'Other.' }),
      prop('D', 'format', { plan: 'pro' }),
    ],
    [],
  );
  expect(merged).toHaveLength(4);
});

it('puts the names that are given before all others', () => {
  const merged = mergeOwners([prop('A', 'rows'), prop('DataGrid', 'rows')], ['DataGrid']);
  expect(titlesOf(merged)).toEqual([['DataGrid', 'A']]);
});
