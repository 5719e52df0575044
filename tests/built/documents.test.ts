import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demoMessages } from '#content/messages/demo.ts';
import { anchorOfFact } from '#compiler/check/site.ts';
import { inlineScripts } from '#compiler/export/inlineScripts.ts';
import { SCRIPTS_ID } from '#site/page/waitForReader.ts';
import { builtPages, playgroundPages } from '../support/pages.ts';

const facts = JSON.parse(readFileSync('content/facts/pages.json', 'utf8')) as Record<
  string,
  { anchors: string[] }
>;

const headScript = JSON.parse(readFileSync('.generated/head-script.json', 'utf8')) as {
  code: string;
};

const idsOf = (html: string): string[] =>
  [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');

describe.each(builtPages().map(({ route, html }) => ({ route, article: html })))(
  '$route',
  ({ route, article }) => {
    const html = readFileSync(`out${route}index.html`, 'utf8');
    const data = /<script id="__NEXT_DATA__"[^>]*>([^<]*)<\/script>/.exec(html)?.[1] ?? '';

    it('has every anchor that the world links to', () => {
      const ids = new Set(idsOf(html));
      const promised = (facts[route]?.anchors ?? []).map(anchorOfFact);
      expect(promised.filter((anchor) => !ids.has(anchor))).toEqual([]);
    });

    it('gives every id once', () => {
      const ids = idsOf(html);
      expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    });

    it('sends the article once: not in the data that hydration reads', () => {
      expect(data).toContain('"html":""');
      expect(data.length).toBeLessThan(6_000);
      expect(html).toContain(article.slice(-200));
    });

    it('has no inline script but the head’s and the bundler’s', () => {
      const inline = inlineScripts(html);
      expect(inline).toHaveLength(2);
      expect(inline[0]).toBe(headScript.code);
      expect(inline[1]).toMatch(/^\(globalThis\["TURBOPACK"\]/);
    });

    it('colors code by classes, without style attributes', () => {
      const code = [...article.matchAll(/<code>(.*?)<\/code>/gs)].map((match) => match[1]).join('');
      expect(code).not.toMatch(/<[^>]+\sstyle=/);
    });
  },
);

it('lets every page wait for its reader but those that draw at once: playgrounds of a component', () => {
  const waiting = builtPages().map(({ route }) => ({
    route,
    waits: readFileSync(`out${route}index.html`, 'utf8').includes(`<template id="${SCRIPTS_ID}">`),
  }));
  const playgrounds = new Set(playgroundPages().map(({ route }) => route));
  expect(waiting.filter(({ route, waits }) => waits === playgrounds.has(route))).toEqual([]);
});

it('shows a picture of every demo to readers without scripts', () => {
  const bare = builtPages().filter(({ html }) => html.includes(demoMessages.needsScript));
  expect(bare.map(({ route }) => route)).toEqual([]);
});

it('needs few hashes in a Content-Security-Policy', () => {
  const headers = readFileSync('out/_headers', 'utf8');
  const policies = [...headers.matchAll(/Content-Security-Policy: (.*)/g)].map(
    ([, policy = '']) => policy,
  );
  const counts = policies.map((policy) => policy.match(/'sha256-/g)?.length ?? 0);
  expect(Math.max(...counts)).toBeGreaterThan(1);
  expect(Math.max(...counts)).toBeLessThanOrEqual(16);
});
