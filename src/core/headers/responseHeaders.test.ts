import { describe, expect, it } from 'vitest';
import { isForHosts, kindOf } from './responseHeaders.ts';

describe('kindOf', () => {
  it.each([
    ['x/react-data-grid/index.html', 'page'],
    ['404.html', 'page'],
    ['x/live/frame.html', 'codeFrame'],
    ['x/live/base-0123456789ab.js', 'frameFile'],
    ['ads/frame.html', 'adFrame'],
    ['ads/frame.js', 'frameFile'],
    ['.well-known/agent-skills/index.json', 'sharedFile'],
    ['x/cards/react-charts.png', 'sharedFile'],
    ['_next/static/chunks/a.js', 'file'],
    ['robots.txt', 'file'],
    ['x/react-data-grid/index.md', 'file'],
  ])('takes %s for a %s', (path, kind) => {
    expect(kindOf(path)).toBe(kind);
  });
});

it('knows what at the root is for hosts', () => {
  expect(['_headers', '_nginx.conf', '_next', 'x'].filter(isForHosts)).toEqual([
    '_headers',
    '_nginx.conf',
  ]);
});
