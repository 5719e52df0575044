import { expect, it } from 'vitest';
import { parseHistory, printHistory } from './file.ts';
import { historyWith, memberSince, ownerWith } from './historyFixture.ts';

const history = historyWith({
  exports: new Map([
    ['Grid', { kind: 'component', first: '7.29' }],
    ['useGrid', { kind: 'hook', first: '8.2', deprecated: '9.4' }],
    ['GridOld', { kind: 'type', first: '7.29', last: '8.0' }],
  ]),
  owners: new Map([
    [
      'Grid',
      ownerWith({
        members: new Map([
          ['autoHeight', memberSince('7.29', { deprecated: '8.2' })],
          ['rows', memberSince('7.29')],
        ]),
        slots: new Map([['cell', { first: '8.0' }]]),
        classes: new Map([['root', { first: '7.29', last: '8.2' }]]),
      }),
    ],
    [
      'GridPro',
      ownerWith({
        members: new Map([
          ['rows', memberSince('7.29')],
          [
            'autoHeight',
            memberSince('8.0', { defaults: [{ value: '' }, { since: '8.2', value: 'true' }] }),
          ],
        ]),
      }),
    ],
  ]),
});

it('writes a history down and reads it again', () => {
  expect(parseHistory(JSON.parse(JSON.stringify(printHistory(history))))).toEqual(history);
});

it('says once what components share, and tells apart what differs', () => {
  const { members, owners } = printHistory(history);
  expect(owners['Grid']?.members).toBe('autoHeight rows');
  expect(owners['GridPro']?.members).toBe('autoHeight~1 rows');
  expect(members.spans).toEqual({ '7.29': 'autoHeight rows', '8.0': 'autoHeight~1' });
});

it.each([
  ['a version that is none', { read: { eight: '8.0.0' } }, 'read'],
  [
    'a span that ends before it begins',
    { exports: { hook: { '8.2-8.0': 'useGrid' } } },
    'expected a version',
  ],
  ['a kind that nobody knows', { exports: { gadget: { '8.0': 'useGrid' } } }, 'exports'],
  [
    'an owner with a member that is told nowhere',
    { owners: { Grid: { members: 'ghost' } } },
    '"ghost"',
  ],
  ['a part that nobody knows', { owners: { Grid: { props: 'rows' } } }, 'props'],
])('refuses %s', (_, part, named) => {
  expect(() => parseHistory({ ...printHistory(history), ...part })).toThrow(named);
});
