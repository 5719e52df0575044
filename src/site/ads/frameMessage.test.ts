import { expect, it } from 'vitest';
import { readFrameMessage } from './frameMessage.ts';

it('reads what the frame says of its ad', () => {
  expect(readFrameMessage({ ad: 'state', found: false, link: '' })).toEqual({
    kind: 'state',
    found: undefined,
  });
  expect(readFrameMessage({ ad: 'state', found: true, link: 'https://a.example/' })).toEqual({
    kind: 'state',
    found: { link: 'https://a.example/' },
  });
  expect(readFrameMessage({ ad: 'click' })).toEqual({ kind: 'click' });
});

it.each([undefined, null, 'click', 7, [], {}, { ad: 'close' }, { ad: { kind: 'click' } }])(
  'hears nothing in %j',
  (data) => {
    expect(readFrameMessage(data)).toBeUndefined();
  },
);

it('takes no link that is no text, or endless', () => {
  for (const link of [7, {}, undefined, 'x'.repeat(3_000)]) {
    expect(readFrameMessage({ ad: 'state', found: true, link })).toEqual({
      kind: 'state',
      found: { link: '' },
    });
  }
  expect(readFrameMessage({ ad: 'state', found: 1, link: 'x' })).toEqual({
    kind: 'state',
    found: undefined,
  });
});
