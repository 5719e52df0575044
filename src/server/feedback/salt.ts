import { randomBytes } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { salts } from '../database/schema.ts';

/** Gives the salt of the day, which all processes share; that of the day before is deleted. */
export type SaltOfDay = (orm: Orm, now: Date) => Promise<string>;

export function createSaltOfDay(): SaltOfDay {
  let known = { day: '', salt: '' };
  return async (orm, now) => {
    const day = now.toISOString().slice(0, 10);
    if (known.day === day) return known.salt;
    const salt = randomBytes(32).toString('base64url');
    await orm.insert(salts).values({ day, salt }).onConflictDoNothing();
    await orm.delete(salts).where(lt(salts.day, day));
    const [row] = await orm.select().from(salts).where(eq(salts.day, day));
    if (row === undefined) throw new Error(`The salt of ${day} is gone.`);
    known = { day, salt: row.salt };
    return row.salt;
  };
}
