import { describe, expect, it } from 'vitest';
import type { Answer } from './answer.ts';
import { ratingKey } from './keys.ts';
import {
  addUnsent,
  dueUnsent,
  parseUnsent,
  printUnsent,
  removeUnsent,
  type Unsent,
} from './unsent.ts';

const answer: Answer = {
  key: '0b0f4c1e-6a53-4a53-8f0b-0123456789ab',
  revision: 2,
  page: '/x/a/',
  section: '',
  rating: 0,
  comment: 'Something is missing.',
};
const unsent: Unsent = { answer, title: 'A', tried: 1_000 };
const other: Unsent = { ...unsent, answer: { ...answer, key: answer.key.replace('0', '1') } };

describe('answers that wait', () => {
  it('are read as they were written', () => {
    expect(parseUnsent(printUnsent([unsent, other]))).toEqual([unsent, other]);
  });

  it.each([null, '', '{', '{}', '[1]', '[null]', '[{"answer":{}}]', '[{"title":"A","tried":1}]'])(
    'are none in %j',
    (stored) => expect(parseUnsent(stored)).toEqual([]),
  );

  it('wait in their last revision', () => {
    const later = { ...unsent, answer: { ...answer, revision: 3 } };
    expect(addUnsent([unsent, other], later)).toEqual([other, later]);
    expect(removeUnsent([later, other], answer)).toEqual([later, other]);
    expect(removeUnsent([later, other], later.answer)).toEqual([other]);
  });

  it('are ten at most, the last ones', () => {
    const many = Array.from({ length: 12 }, (_, n) => ({
      ...unsent,
      answer: { ...answer, key: `${answer.key.slice(0, -2)}${10 + n}` },
    }));
    const list = many.reduce<Unsent[]>((before, one) => addUnsent(before, one), []);
    expect(list).toEqual(many.slice(2));
  });

  it('are offered when they are no longer under way, and not for ever', () => {
    const offered = (age: number) => dueUnsent([unsent], unsent.tried + age).length;
    expect(offered(1_000)).toBe(0);
    expect(offered(16_000)).toBe(1);
    expect(offered(31 * 24 * 3_600_000)).toBe(0);
  });
});

it('keeps the vote of a page where the library’s own site has it', () => {
  expect(ratingKey('/x/react-charts/')).toBe('feedback-/x/react-charts/');
});
