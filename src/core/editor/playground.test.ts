import { describe, expect, it } from 'vitest';
import type { EditedProject } from './hash.ts';
import {
  nextPlayground,
  projectOf,
  startPlayground,
  type Playground,
  type PlaygroundEvent,
  type Starts,
} from './playground.ts';

const starts: Starts = {
  'x-data-grid': 'grid',
  'x-date-pickers': 'picker',
  'x-charts': 'chart',
  'x-tree-view': 'tree',
};

const project: EditedProject = {
  product: 'x-data-grid',
  language: 'TS',
  mode: 'system',
  direction: 'ltr',
  density: 'normal',
  tailwind: 'off',
  files: [{ path: 'Demo.tsx', text: 'grid' }],
};

const typed = (text: string): PlaygroundEvent => ({
  kind: 'code',
  event: { kind: 'edit', path: 'Demo.tsx', text },
});

const chosen = (
  name: Extract<PlaygroundEvent, { kind: 'choose' }>['name'],
  value: string,
): PlaygroundEvent => ({ kind: 'choose', name, value, starts });

const after = (...events: PlaygroundEvent[]): Playground =>
  events.reduce(nextPlayground, startPlayground(project, true));

describe('nextPlayground', () => {
  it('gives back the project it was started with', () => {
    const state = after();
    expect(projectOf(state)).toEqual(project);
    expect(state.isChanged).toBe(false);
    expect(nextPlayground(state, { kind: 'code', event: { kind: 'run' } }).isChanged).toBe(false);
  });

  it('starts from the example of another product', () => {
    const state = after(chosen('product', 'x-charts'));
    expect(projectOf(state)).toMatchObject({ product: 'x-charts', files: [{ text: 'chart' }] });
    expect(state.isChanged).toBe(true);
  });

  it('leaves the reader’s own code alone, also after another language, until it is empty', () => {
    const own = after(typed('mine'), chosen('language', 'JS'), chosen('product', 'x-charts'));
    expect(projectOf(own)).toMatchObject({
      product: 'x-data-grid',
      language: 'JS',
      files: [{ path: 'Demo.jsx', text: 'mine' }],
    });
    const emptied = after(typed(' '), chosen('product', 'x-charts'));
    expect(projectOf(emptied).files[0].text).toBe('chart');
  });

  it.each([
    ['mode', 'dark', 'system'],
    ['direction', 'rtl', 'ltr'],
    ['density', 'dense', 'normal'],
    ['tailwind', 'on', 'off'],
  ] as const)('takes %s, and nonsense as its default', (name, value, fallback) => {
    const state = after(chosen(name, value));
    expect(projectOf(state)[name]).toBe(value);
    expect(projectOf(nextPlayground(state, chosen(name, 'nonsense')))[name]).toBe(fallback);
  });
});
