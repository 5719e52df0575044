import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readServices } from '#core/services.ts';
import { AdProvider, useAdServices, useDocs } from './contexts.tsx';

const ReadsDocs = (): string => useDocs().route;
const ReadsAds = (): string => useAdServices().backers;

describe('a context outside of its provider', () => {
  it('throws an error that names DocsProvider', () => {
    expect(() => renderToString(createElement(ReadsDocs))).toThrow(/outside of DocsProvider/);
  });

  it('throws an error that names AdProvider', () => {
    expect(() => renderToString(createElement(ReadsAds))).toThrow(/outside of AdProvider/);
  });
});

it('gives what is configured below its provider', () => {
  const { ads } = readServices({}, false);
  const given = { ads, children: createElement(ReadsAds) };
  expect(renderToString(createElement(AdProvider, given))).toBe(ads.backers);
});
