import { describe, expect, it } from 'vitest';
import { createContext } from './context.ts';
import { collectLinks } from './links.ts';
import { parseMarkdown } from './parse.ts';

function collect(url: string) {
  const context = createContext('index.md');
  collectLinks(parseMarkdown(`See [that](${url}).`).tree, context, '/x/own/');
  return {
    links: context.links.map(({ route, anchor }) => `${route} ${anchor}`.trim()),
    problems: context.problems.map(({ message }) => message),
  };
}

describe('collectLinks', () => {
  it.each([
    ['/x/a/', '/x/a/'],
    ['/x/a/#b', '/x/a/ b'],
    ['#b', '/x/own/ b'],
    ['/x/gallery/?product=data-grid&task=find', '/x/gallery/'],
    ['/x/gallery/?q=drag#all-demos', '/x/gallery/ all-demos'],
  ])('knows where %s leads', (url, link) => {
    expect(collect(url)).toEqual({ links: [link], problems: [] });
  });

  it.each([
    '/x/gallery/?product=lamps',
    '/x/gallery/?color=red',
    '/x/gallery/?',
    '/x/a/?product=charts',
  ])('refuses the query of %s', (url) => {
    expect(collect(url).problems).toEqual([
      url.endsWith('?')
        ? 'The link "/x/gallery/?" is no route of the site.'
        : `The link "${url}" has a query that its page does not know.`,
    ]);
  });

  it.each(['/x/a', 'a/', '/x/a#b'])('refuses %s', (url) => {
    expect(collect(url).problems).toEqual([`The link "${url}" is no route of the site.`]);
  });
});
