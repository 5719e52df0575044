import { describe, expect, it } from 'vitest';
import type { Inspected } from './describe.ts';
import {
  nextInspection,
  startInspection,
  type Inspection,
  type InspectionEvent,
  type Shown,
} from './inspection.ts';

const component = { name: 'DataGrid', route: '/x/api/data-grid/data-grid/', prefix: 'MuiDataGrid' };

const shown = (element: string): Shown<string> => ({
  element,
  inspected: {
    component,
    className: `MuiDataGrid-${element}`,
    key: element,
    classHref: `${component.route}#${element}`,
    others: [],
    controls: [],
    isHost: false,
    isOutside: false,
  } satisfies Inspected,
  trail: [{ element, label: element }],
});

const after = (...events: InspectionEvent<string>[]): Inspection<string> =>
  events.reduce<Inspection<string>>(nextInspection, startInspection());

describe('nextInspection', () => {
  it('shows what is pointed at until something is chosen', () => {
    const state = after(
      { kind: 'point', shown: shown('cell') },
      { kind: 'point', shown: shown('row') },
    );
    expect(state.shown?.element).toBe('row');
    expect(state.isHeld).toBe(false);
    const chosen = nextInspection(state, { kind: 'choose', shown: shown('cell'), pointed: 'text' });
    expect(chosen).toMatchObject({ isHeld: true, pointed: 'text', news: 'chosen' });
    expect(nextInspection(chosen, { kind: 'point', shown: shown('row') })).toBe(chosen);
  });

  it('forgets what was pointed at when another element is chosen by keyboard', () => {
    const state = after(
      { kind: 'choose', shown: shown('cell'), pointed: 'text' },
      { kind: 'choose', shown: shown('row') },
    );
    expect(state.shown?.element).toBe('row');
    expect(state).not.toHaveProperty('pointed');
  });

  it('narrows an override to classes, and begins anew with another element', () => {
    const narrowed = after(
      { kind: 'choose', shown: shown('cell') },
      { kind: 'narrow', className: 'Mui-selected', on: true },
      { kind: 'narrow', className: 'Mui-focused', on: true },
      { kind: 'narrow', className: 'Mui-selected', on: false },
    );
    expect(narrowed.narrowed).toEqual(['Mui-focused']);
    expect(
      nextInspection(narrowed, { kind: 'choose', shown: shown('cell') }).narrowed,
      'the same element, chosen again',
    ).toEqual(['Mui-focused']);
    expect(nextInspection(narrowed, { kind: 'choose', shown: shown('row') }).narrowed).toEqual([]);
  });

  it('keeps the kind of override, and what it has said, when the element is gone', () => {
    const state = after(
      { kind: 'choose', shown: shown('cell'), pointed: 'text' },
      { kind: 'print', override: 'theme' },
      { kind: 'tell', news: { copied: 'theme' } },
      { kind: 'lose' },
    );
    expect(state).toEqual({
      isHeld: true,
      narrowed: [],
      override: 'theme',
      news: { copied: 'theme' },
      isAside: false,
    });
  });

  it('steps aside, and back', () => {
    expect(after({ kind: 'step-aside' }).isAside).toBe(true);
    expect(after({ kind: 'step-aside' }, { kind: 'step-aside' }).isAside).toBe(false);
  });
});
