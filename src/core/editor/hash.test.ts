import lz from 'lz-string';
import { describe, expect, it } from 'vitest';
import {
  HASH_LIMIT,
  parseEditorHash,
  printDemoHash,
  printEditorHash,
  type EditedProject,
} from './hash.ts';

const state: EditedProject = {
  language: 'JS',
  product: 'x-charts',
  mode: 'dark',
  direction: 'rtl',
  density: 'dense',
  tailwind: 'on',
  files: [
    { path: 'Demo.jsx', text: 'export default () => "ä 日本 😀";\n' },
    { path: '../data.js', text: '' },
  ],
};

const packed = (value: unknown): string =>
  `#code=${lz.compressToEncodedURIComponent(JSON.stringify(value))}`;

describe('a hash with code', () => {
  it('gives back what it was made from', () => {
    expect(parseEditorHash(printEditorHash(state) ?? '')).toEqual({ kind: 'code', state });
  });

  it('has only letters that no address changes', () => {
    expect(printEditorHash(state)).toMatch(/^#code=[\w+$-]+$/);
  });

  it('takes the default for a setting that makes no sense', () => {
    const hash = packed({ ...state, mode: 'purple', direction: 3, product: 'x', language: null });
    expect(parseEditorHash(hash)).toEqual({
      kind: 'code',
      state: { ...state, mode: 'system', direction: 'ltr', product: 'x-data-grid', language: 'TS' },
    });
  });

  it.each([
    { files: [] },
    { files: 'text' },
    { files: [{ path: 'a.css', text: '' }] },
    { files: [{ path: 'a.tsx' }] },
    { files: [{ path: '<img>.tsx', text: '' }] },
    { files: [...state.files, state.files[0]] },
    { files: Array.from({ length: 30 }, (_, i) => ({ path: `a${i}.tsx`, text: '' })) },
    null,
    'text',
  ])('is nonsense without files that can be: %j', (value) => {
    expect(parseEditorHash(packed(value)).kind).toBe('nonsense');
  });
});

it('is nothing, nonsense or too long', () => {
  expect(parseEditorHash('').kind).toBe('nothing');
  expect(parseEditorHash('#').kind).toBe('nothing');
  for (const hash of ['#code=', '#code=%%%', '#code=AAAA', '#hello', '#demo=../x/Y']) {
    expect(parseEditorHash(hash).kind).toBe('nonsense');
  }
  expect(parseEditorHash(`#code=${'A'.repeat(HASH_LIMIT)}`).kind).toBe('too-long');
});

it('does not unpack a small hash into more than a page of code can be', () => {
  const bomb = { ...state, files: [{ path: 'a.tsx', text: 'x'.repeat(310_000) }] };
  expect(packed(bomb).length).toBeLessThan(HASH_LIMIT);
  expect(parseEditorHash(packed(bomb)).kind).toBe('nonsense');
});

it('is not printed for code too long for a link', () => {
  const noise = Array.from({ length: 40_000 }, (_, i) => ((i * 7919) % 99_991).toString(36));
  const long = { path: 'a.tsx', text: noise.join('') };
  expect(printEditorHash({ ...state, files: [long] })).toBeUndefined();
});

it('names a demo of the site', () => {
  for (const styling of ['system', 'tailwind', 'css'] as const) {
    const demo = {
      page: 'data-grid/sorting',
      demo: 'SingleSorting',
      language: 'JS',
      styling,
    } as const;
    expect(parseEditorHash(printDemoHash(demo))).toEqual({ kind: 'demo', ...demo });
  }
  expect(parseEditorHash('#demo=data-grid/sorting/SingleSorting')).toMatchObject({
    language: 'TS',
    styling: 'system',
  });
});

it('of an older link has no Tailwind', () => {
  const { tailwind: _, ...older } = state;
  expect(parseEditorHash(packed(older))).toEqual({
    kind: 'code',
    state: { ...state, tailwind: 'off' },
  });
});
