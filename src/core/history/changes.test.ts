import { expect, it } from 'vitest';
import { changeLines } from './changeLines.ts';
import { changesOfOwner, changesOfProduct } from './changes.ts';
import { historyWith, memberSince, ownerWith } from './historyFixture.ts';

const community = historyWith({
  exports: new Map([
    ['Grid', { kind: 'component', first: '7.29' }],
    ['GridBar', { kind: 'component', first: '8.2' }],
    ['moved', { kind: 'function', first: '8.2' }],
    ['useOld', { kind: 'hook', first: '7.29', last: '8.2' }],
  ]),
  owners: new Map([
    [
      'Grid',
      ownerWith({
        members: new Map([
          ['density', memberSince('8.2')],
          [
            'rows',
            memberSince('7.29', {
              types: [{ value: 'Row[]' }, { since: '8.0', value: 'readonly Row[]' }],
              defaults: [{ value: '' }, { since: '8.2', value: '[]' }],
              deprecated: '9.4',
            }),
          ],
        ]),
        slots: new Map([['cell', { first: '7.29', last: '7.29' }]]),
      }),
    ],
    ['GridBar', ownerWith({ members: new Map([['size', memberSince('8.2')]]) })],
  ]),
});

const pro = historyWith({
  package: '@mui/x-grid-pro',
  exports: new Map([
    ['GridPro', { kind: 'component', first: '7.29' }],
    ['moved', { kind: 'function', first: '8.0', last: '8.0' }],
  ]),
  owners: new Map([
    ['GridPro', ownerWith({ members: new Map([['density', memberSince('8.2')]]) })],
  ]),
});

const all = changesOfProduct([community, pro], 8);
const brief = all.map(({ version, kind, owner = '', name }) =>
  [version, kind, owner, name].join(' '),
);

it('tells what each version did, the oldest first', () => {
  expect(brief.toSorted()).toEqual([
    '8.0 added  moved',
    '8.0 removed Grid cell',
    '8.0 types Grid rows',
    '8.2 added  GridBar',
    '8.2 added Grid density',
    '8.2 added GridPro density',
    '8.2 default Grid rows',
    '9 deprecated Grid rows',
    '9 removed  useOld',
  ]);
  expect(all.map(({ version }) => version)).toEqual([
    '8.0',
    '8.0',
    '8.0',
    '8.2',
    '8.2',
    '8.2',
    '8.2',
    '9',
    '9',
  ]);
});

it('has of one component its own', () => {
  expect(changesOfOwner(all, 'GridBar').map(({ kind }) => kind)).toEqual(['added']);
  expect(changesOfOwner(all, 'Grid')).toHaveLength(5);
});

it('says in one line what several components share', () => {
  expect(changeLines(all.filter(({ version }) => version === '8.2'))).toEqual([
    { kind: 'added', subject: 'component', names: ['GridBar'], owners: [] },
    { kind: 'added', subject: 'member', names: ['density'], owners: ['Grid', 'GridPro'] },
    { kind: 'default', subject: 'member', names: ['rows'], owners: ['Grid'], from: '', to: '[]' },
  ]);
});
