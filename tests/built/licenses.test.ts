import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MANIFEST_PATH, type LiveManifest } from '#core/editor/manifest.ts';
import { LICENSE_BANNER, THIRD_PARTY_FILE } from '#core/thirdParty.ts';

it('ships the licenses of what the site is made of, one link away from every page', () => {
  const notice = readFileSync(`out/${THIRD_PARTY_FILE}`, 'utf8');
  for (const name of ['react', 'next', '@mui/material', '@mui/x-data-grid', '@codemirror/view']) {
    expect(notice).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+\\nLicense: MIT$`, 'm'));
  }
  expect(notice).toMatch(/^jszip, in exceljs \d+\.\d+\.\d+\nLicense: \(MIT OR GPL/m);
  for (const page of ['out/x/introduction/index.html', 'out/404.html']) {
    expect(readFileSync(page, 'utf8')).toContain(`href="/${THIRD_PARTY_FILE}"`);
  }
});

it('has the packages of the declarations that the editor checks with, which no script imports', () => {
  const { types } = JSON.parse(readFileSync(`out${MANIFEST_PATH}`, 'utf8')) as LiveManifest;
  const notice = readFileSync(`out/${THIRD_PARTY_FILE}`, 'utf8');
  const packages = Object.values(types?.packs ?? {})
    .flatMap((url) => Object.keys(JSON.parse(readFileSync(`out${url}`, 'utf8')) as object))
    .flatMap(
      (file) => /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\/.*\.d\.[cm]?ts$/.exec(file)?.[1] ?? [],
    );
  expect(packages).toContain('@types/react');
  expect([...new Set(packages)].filter((name) => !notice.includes(`\n${name} `))).toEqual([]);
});

it('names the file of the licenses in every script that may be copied by itself', () => {
  const packs = readdirSync('out/x/live').filter((name) => name.endsWith('.js'));
  expect(packs.length).toBeGreaterThan(10);
  for (const script of ['x/search/worker.js', ...packs.map((name) => `x/live/${name}`)]) {
    expect(readFileSync(`out/${script}`, 'utf8').startsWith(LICENSE_BANNER)).toBe(true);
  }
  const chunks = readdirSync('out/_next/static/chunks').filter((name) => name.endsWith('.js'));
  expect(chunks.length).toBeGreaterThan(100);
  for (const file of ['', ...chunks.map((name) => `chunks/${name}.`)]) {
    const license = readFileSync(`out/_next/static/${file}LICENSE.txt`, 'utf8');
    expect(license).toContain(`/${THIRD_PARTY_FILE}`);
  }
});
