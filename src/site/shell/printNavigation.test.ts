import { describe, expect, it } from 'vitest';
import type { NavigationGroup } from '#markup/navigation/Navigation.tsx';
import { printNavigation } from './printNavigation.tsx';

const groups: NavigationGroup[] = [
  { title: "What's <new> & next", route: '/x/whats-new/' },
  {
    title: 'Data Grid',
    children: [
      { title: 'Columns', children: [{ title: 'A', route: '/x/a/' }] },
      {
        title: 'Rows <details>',
        children: [{ title: 'Deep', children: [{ title: 'href="/x/c/" >', route: '/x/b/' }] }],
      },
      { title: 'B again', route: '/x/b/' },
      { title: 'C', route: '/x/c/' },
    ],
  },
  { title: 'Charts', route: '/x/charts/', other: true },
];

const plain = printNavigation(groups, '/x/none/');
const countOf = (html: string, part: string): number => html.split(part).length - 1;

describe('printNavigation', () => {
  it('marks the first link of the page, and opens every branch above it and no other', () => {
    const html = printNavigation(groups, '/x/b/');
    expect(html).toContain('<details open=""><summary>Rows &lt;details></summary>');
    expect(html).toContain('<details open=""><summary>Deep</summary>');
    expect(html).toContain('<details><summary>Columns</summary>');
    expect(html).toContain('<a aria-current="page" href="/x/b/">href=&quot;/x/c/&quot; ></a>');
    expect(html).toContain('<a href="/x/b/">B again</a>');
    expect(countOf(html, 'aria-current')).toBe(1);
    expect(html.replaceAll(' open=""', '').replace(' aria-current="page"', '')).toBe(plain);
  });

  it('takes no title for an address', () => {
    expect(printNavigation(groups, '/x/c/')).toContain('<a aria-current="page" href="/x/c/">C</a>');
  });

  it('marks nothing for a page that it does not have', () => {
    expect(plain).not.toContain('aria-current');
    expect(plain).not.toContain('open=');
    expect(printNavigation(groups, '')).toBe(plain);
  });

  it('marks the link to another product on its page', () => {
    expect(printNavigation(groups, '/x/charts/')).toContain(
      '<a class="nav-other" aria-current="page" href="/x/charts/">',
    );
  });
});
