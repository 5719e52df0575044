import { describe, expect, it } from 'vitest';
import { readAddress } from './address.ts';

describe('readAddress', () => {
  it.each([
    ['/x/react-charts/bars/', ''],
    ['/x/react-charts/bars', ''],
    ['x/react-charts/bars/', ''],
    ['react-charts/bars', ''],
    [' /x/react-charts/bars/#stacking ', 'stacking'],
    ['https://mui.com/x/react-charts/bars/?a=1#stacking', 'stacking'],
    ['http://localhost:3000/x/react-charts/bars/index.md', ''],
    ['/x/react-charts/bars/index.tailwind.js.md', ''],
    ['/x/react-charts/bars/index.html', ''],
    ['docs:///x/react-charts/bars/', ''],
    ['docs://x/react-charts/bars', ''],
  ])('reads %j', (text, hash) => {
    expect(readAddress(text)).toEqual({ route: '/x/react-charts/bars/', hash });
  });

  it.each(['', '/', '../../etc/passwd', '#', 'https://mui.com'])(
    'makes a route of whatever comes: %j',
    (text) => {
      expect(readAddress(text).route).toMatch(/^\/x\//);
    },
  );
});
