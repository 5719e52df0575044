import { describe, expect, it } from 'vitest';
import { nextLiveCode, startLiveCode, type LiveCode, type LiveCodeEvent } from './liveCode.ts';
import type { LiveSource } from './source.ts';

const source: LiveSource = {
  language: 'TS',
  files: [
    { path: 'Demo.tsx', text: 'demo' },
    { path: 'rows.ts', text: 'rows' },
  ],
};

const after = (runs: boolean, ...events: LiveCodeEvent[]): LiveCode =>
  events.reduce(nextLiveCode, startLiveCode({ source, tailwind: false, runs }));

describe('nextLiveCode', () => {
  it('runs at once what it starts with, and what is typed after a pause', () => {
    expect(after(true).wanted).toEqual({ source, tailwind: false, soon: false });
    const edited = after(true, { kind: 'edit', path: 'rows.ts', text: 'more' });
    expect(edited.wanted).toMatchObject({ soon: true, source: edited.source });
    expect(edited.source.files[1]).toEqual({ path: 'rows.ts', text: 'more' });
    expect(edited.isEdited).toBe(true);
  });

  it('runs nothing that came from elsewhere until the reader says so', () => {
    const edited = after(false, { kind: 'edit', path: 'Demo.tsx', text: 'mine' });
    expect(edited.wanted).toBeUndefined();
    const run = nextLiveCode(edited, { kind: 'run' });
    expect(run.wanted?.source.files[0].text).toBe('mine');
    expect(nextLiveCode(run, { kind: 'run' }).wanted).not.toBe(run.wanted);
    expect(nextLiveCode(run, { kind: 'edit', path: 'Demo.tsx', text: '' }).wanted?.soon).toBe(true);
  });

  it('shows files that there are, and goes to the place of an error', () => {
    expect(after(true, { kind: 'show', path: 'rows.ts' }).shown).toBe('rows.ts');
    expect(after(true, { kind: 'show', path: 'nothing.ts' }).shown).toBe('Demo.tsx');
    const state = after(true, {
      kind: 'go-to',
      error: { message: 'wrong', file: 'rows.ts', line: 3 },
    });
    expect(state).toMatchObject({ shown: 'rows.ts', caret: { line: 3, column: 1 } });
  });

  it('shows the own file of other code, which is no longer the reader’s', () => {
    const other: LiveSource = { language: 'TS', files: [{ path: 'Other.tsx', text: 'other' }] };
    const state = after(
      true,
      { kind: 'show', path: 'rows.ts' },
      { kind: 'go-to', error: { message: '', line: 2 } },
      { kind: 'edit', path: 'rows.ts', text: 'mine' },
      { kind: 'replace', source: other, tailwind: true },
    );
    expect(state).toMatchObject({ shown: 'Other.tsx', version: 1, isEdited: false });
    expect(state).not.toHaveProperty('caret');
    expect(state.wanted).toEqual({ source: other, tailwind: true, soon: false });
  });

  it('keeps the reader’s text when only its language is another', () => {
    const state = after(
      true,
      { kind: 'edit', path: 'Demo.tsx', text: 'mine' },
      { kind: 'rename', language: 'JS' },
    );
    expect(state.source).toEqual({
      language: 'JS',
      files: [
        { path: 'Demo.jsx', text: 'mine' },
        { path: 'rows.js', text: 'rows' },
      ],
    });
    expect(state.isEdited).toBe(true);
  });
});
