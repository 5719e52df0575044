import { expect, it } from 'vitest';
import { demoScriptsPath, parseDemoScripts } from './demoScripts.ts';

it('has a list for each page', () => {
  expect(demoScriptsPath('data-grid/sorting')).toBe('/x/scripts/data-grid/sorting.json');
});

it('takes scripts and styles of the site, and nothing else', () => {
  const script = '/_next/static/chunks/3x-_b~.js';
  const style = '/_next/static/chunks/a.css';
  const foreign = [
    'https://example.com/_next/static/chunks/a.js',
    '//example.com/_next/static/chunks/a.js',
    '/_next/static/chunks/../../../admin.js',
    '/x/sw.js',
    7,
    null,
  ];
  expect(parseDemoScripts([script, ...foreign, style])).toEqual([script, style]);
  for (const nonsense of [undefined, null, {}, 'a', { length: 1 }]) {
    expect(parseDemoScripts(nonsense)).toEqual([]);
  }
});
