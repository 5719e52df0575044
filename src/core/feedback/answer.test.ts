import { describe, expect, it } from 'vitest';
import { BODY_MAX_BYTES, COMMENT_MAX, keptComment, readAnswer } from './answer.ts';

const answer = {
  key: '0b0f4c1e-6a53-4a53-8f0b-0123456789ab',
  revision: 1,
  page: '/x/react-data-grid/sorting/',
  section: 'multi-sorting',
  rating: 1,
  comment: 'The example helped me.',
} as const;

describe('readAnswer', () => {
  it('reads what it is given, and nothing besides', () => {
    expect(readAnswer({ ...answer, more: 1 })).toEqual(answer);
  });

  it('takes an answer about the whole page without a comment', () => {
    const { key, revision, page, rating } = answer;
    expect(readAnswer({ key, revision, page, rating })).toEqual({
      ...answer,
      section: '',
      comment: '',
    });
  });

  it.each([
    [null, 'an answer is an object'],
    ['text', 'an answer is an object'],
    [{ ...answer, key: 'A' }, 'key is a UUID'],
    [{ ...answer, key: answer.key.toUpperCase() }, 'key is a UUID'],
    [{ ...answer, revision: 0 }, 'revision is a whole number'],
    [{ ...answer, revision: 1.5 }, 'revision is a whole number'],
    [{ ...answer, revision: 1e9 }, 'revision is a whole number'],
    [{ ...answer, page: 'https://example.com/' }, 'page is the route'],
    [{ ...answer, page: '//example.com/' }, 'page is the route'],
    [{ ...answer, page: '/x/sorting' }, 'page is the route'],
    [{ ...answer, page: `/${'x'.repeat(200)}/` }, 'page is the route'],
    [{ ...answer, section: 1 }, 'section is the id'],
    [{ ...answer, rating: 2 }, 'rating is 0 or 1'],
    [{ ...answer, rating: '1' }, 'rating is 0 or 1'],
    [{ ...answer, comment: 'x'.repeat(COMMENT_MAX + 1) }, 'comment is a text'],
    [{ ...answer, comment: 'something\0 else' }, 'comment is a text'],
  ])('refuses %j', (value, wrong) => {
    expect(readAnswer(value)).toEqual({ wrong: expect.stringContaining(wrong) });
  });

  it('mends half of a surrogate pair, which no database takes', () => {
    expect(readAnswer({ ...answer, comment: 'ten letters \ud83d' })).toMatchObject({
      comment: 'ten letters \ufffd',
    });
  });

  it('leaves the longest legal answer below what the server reads', () => {
    const longest = {
      ...answer,
      revision: 1_000,
      page: `/${'x'.repeat(198)}/`,
      section: 's'.repeat(120),
      comment: '語'.repeat(COMMENT_MAX),
    };
    expect(readAnswer(longest)).toEqual(longest);
    const sent = JSON.stringify({ ...longest, dwell: 1e9, website: '' });
    expect(encodeURIComponent(sent).replace(/%../g, 'x').length).toBeLessThanOrEqual(
      BODY_MAX_BYTES,
    );
  });
});

describe('keptComment', () => {
  it.each([
    ['', ''],
    ['  too short  ', ''],
    ['123456789', ''],
    ['1234567890', '1234567890'],
    ['  ten letters\n', 'ten letters'],
  ])('keeps of %j %j', (text, kept) => expect(keptComment(text)).toBe(kept));
});
