import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '#core/feedback/answer.ts';
import type { Database } from '../database/database.ts';
import { openEmbedded } from '../database/embedded.ts';
import { openPostgres } from '../database/postgres.ts';
import { createPostgres, type PostgresFixture } from '../database/postgresFixture.ts';
import { feedback } from '../database/schema.ts';
import { BUCKET_SIZE, keepAnswer, prune, REFILL_S } from './keep.ts';
import { createSaltOfDay } from './salt.ts';

const COMMENT = 'The example of sorting helped.';
const keyOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const answer: Answer = {
  key: keyOf(1),
  revision: 1,
  page: '/x/a/',
  section: 'b',
  rating: 1,
  comment: '',
};

let folder: string;
let postgres: PostgresFixture;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'docs-feedback-'));
  postgres = await createPostgres();
});

afterAll(async () => {
  await postgres.remove();
  rmSync(folder, { recursive: true });
});

describe.each([
  ['PGlite', () => openEmbedded(folder)],
  ['PostgreSQL', () => openPostgres(postgres.url, (error) => expect.unreachable(String(error)))],
] as const)('%s', (_, open) => {
  let database: Database;
  const at = { network: 'n', cost: 1 };
  const keep = (changes: Partial<Answer> = {}, where = at) =>
    keepAnswer(database.orm, { ...answer, ...changes }, where);
  const rows = () => database.orm.select().from(feedback).orderBy(feedback.id);
  /** As if `seconds` had gone by. */
  const age = (seconds: number) =>
    database.orm.execute(
      sql`update feedback_buckets set filled = filled - make_interval(secs => ${seconds})`,
    );

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await database.orm.execute(sql`truncate feedback, feedback_buckets, feedback_salts`);
  });
  afterAll(() => database.close());

  it('stores an answer as it is, with the time and without the network', async () => {
    expect(await keep({ comment: COMMENT })).toBe('stored');
    const [row] = await rows();
    expect(row).toEqual({
      ...answer,
      comment: COMMENT,
      id: expect.any(Number),
      created: expect.any(Date),
    });
  });

  it('stores what comes twice once, also at the same time', async () => {
    expect(await Promise.all([keep(), keep(), keep(), keep()])).toContain('stored');
    expect(await keep()).toBe('known');
    expect(await rows()).toHaveLength(1);
  });

  it('replaces an answer by its later revision, and never by an earlier one', async () => {
    await keep();
    expect(await keep({ revision: 3, rating: 0, comment: COMMENT })).toBe('stored');
    expect(await keep({ revision: 2, comment: 'An earlier thought.' })).toBe('known');
    expect(await rows()).toMatchObject([{ revision: 3, rating: 0, comment: COMMENT }]);
  });

  it('keeps a comment when only the vote changes', async () => {
    await keep({ comment: COMMENT });
    await keep({ revision: 2, rating: 0 });
    expect(await rows()).toMatchObject([{ rating: 0, comment: COMMENT }]);
  });

  it('does not let a key wander to another page or section', async () => {
    await keep();
    expect(await keep({ revision: 2, page: '/x/other/' })).toBe('taken');
    expect(await keep({ revision: 2, section: '' })).toBe('taken');
    expect(await rows()).toMatchObject([{ page: '/x/a/', section: 'b' }]);
  });

  it('lets a network say so much and no more, and others what they like', async () => {
    const all = Array.from({ length: BUCKET_SIZE + 2 }, (_, n) => keep({ key: keyOf(n) }));
    const kept = await Promise.all(all);
    expect(kept.filter((one) => one === 'stored')).toHaveLength(BUCKET_SIZE);
    expect(kept.filter((one) => one === 'limited')).toHaveLength(2);
    expect(await rows()).toHaveLength(BUCKET_SIZE);
    expect(await keep({ key: keyOf(100) }, { network: 'other', cost: 1 })).toBe('stored');
  });

  it('knows an answer again from a network that has no tokens left', async () => {
    await keep({}, { network: 'n', cost: BUCKET_SIZE });
    expect(await keep()).toBe('known');
    expect(await keep({ key: keyOf(2) })).toBe('limited');
  });

  it('gives a token back in its time, and never more than there were', async () => {
    await keep({}, { network: 'n', cost: BUCKET_SIZE });
    await age(REFILL_S);
    expect(await keep({ key: keyOf(2) })).toBe('stored');
    expect(await keep({ key: keyOf(3) })).toBe('limited');
    await age(REFILL_S * BUCKET_SIZE * 10);
    expect(await keep({ key: keyOf(4) }, { network: 'n', cost: BUCKET_SIZE })).toBe('stored');
    expect(await keep({ key: keyOf(5) })).toBe('limited');
  });

  it('forgets the buckets that are full again, and the salts of other days', async () => {
    const saltOfDay = createSaltOfDay();
    await saltOfDay(database.orm, new Date('2026-01-05T12:00:00Z'));
    await keep();
    await age(REFILL_S * BUCKET_SIZE + 1);
    await keep({ key: keyOf(2) }, { network: 'other', cost: 1 });
    await prune(database.orm);
    const { rows: left } = await database.orm.execute(sql`select network from feedback_buckets`);
    expect(left).toEqual([{ network: 'other' }]);
    const { rows: salts } = await database.orm.execute(sql`select day from feedback_salts`);
    expect(salts).toEqual([]);
  });

  it('has one salt a day for all processes, and deletes that of the day before', async () => {
    const [monday, tuesday] = [new Date('2026-01-05T23:59:59Z'), new Date('2026-01-06T00:00:00Z')];
    const [one, other] = [createSaltOfDay(), createSaltOfDay()];
    const first = await one(database.orm, monday);
    expect(await other(database.orm, monday)).toBe(first);
    const second = await other(database.orm, tuesday);
    expect(second).not.toBe(first);
    expect(await one(database.orm, tuesday)).toBe(second);
    const { rows: left } = await database.orm.execute(sql`select salt from feedback_salts`);
    expect(left).toEqual([{ salt: second }]);
  });

  it('finds everything again after it was closed', async () => {
    await keep();
    await database.close();
    database = await open();
    expect(await rows()).toMatchObject([{ key: answer.key }]);
  });
});
