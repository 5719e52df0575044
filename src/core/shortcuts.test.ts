import { describe, expect, it } from 'vitest';
import { shortcutOf } from './shortcuts.ts';

const press = (key: string, more: object = {}) =>
  shortcutOf({ key, altKey: false, ctrlKey: false, metaKey: false, repeat: false, ...more });

describe('shortcutOf', () => {
  it.each([
    ['?', 'sheet'],
    ['n', 'next'],
    ['p', 'previous'],
    ['c', 'copy'],
    ['t', 'theme'],
  ])('takes %s for %s', (key, shortcut) => {
    expect(press(key)).toBe(shortcut);
  });

  it('leaves combinations to the browser', () => {
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey']) {
      expect(press('c', { [modifier]: true })).toBeUndefined();
    }
  });

  it('hears a key that is held down once, and no other keys', () => {
    expect(press('n', { repeat: true })).toBeUndefined();
    expect(press('N')).toBeUndefined();
    expect(press('Enter')).toBeUndefined();
    expect(press('toString')).toBeUndefined();
  });
});
