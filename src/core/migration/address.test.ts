import { describe, expect, it } from 'vitest';
import { parseChoices, printChoices, type AssistantChoices } from './address.ts';
import { parseChecklist, printChecklist } from './checklist.ts';

const defaults: AssistantChoices = {
  product: 'x-data-grid',
  from: '7',
  to: '8',
  plan: 'community',
};
const parse = (query: Record<string, string>) =>
  parseChoices((name) => query[name] ?? null, defaults);

describe('the address of the assistant', () => {
  it('leads back to the same choices', () => {
    const choices: AssistantChoices = {
      product: 'x-date-pickers',
      from: 'lab',
      to: '6.20.2',
      plan: 'pro',
    };
    expect(parse(printChoices(choices))).toEqual({ choices, isGiven: true });
  });

  it('falls back to defaults where it makes no sense', () => {
    const nonsense = { product: 'x', plan: 'gold', from: ' ', to: '8'.repeat(100) };
    expect(parse(nonsense)).toEqual({ choices: defaults, isGiven: true });
    expect(parse({ utm_source: 'a' })).toEqual({ choices: defaults, isGiven: false });
  });
});

describe('the kept checklist', () => {
  const known = [{ id: 'a#b' }, { id: 'a#c' }];

  it('comes back, without changes that are no more', () => {
    const kept = printChecklist(new Set(['a#b', 'a#gone']));
    expect([...parseChecklist(kept, known)]).toEqual(['a#b']);
  });

  it.each([null, '', '{', '{"a":1}', '3', '[1,null,{}]'])('is empty for %s', (stored) => {
    expect(parseChecklist(stored, known).size).toBe(0);
  });
});
