import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { packFolder, unpackFolder } from './archive.ts';
import { openEmbedded } from './embedded.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'docs-cluster-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (...names: string[]): string => path.join(folder, ...names);

describe('an archive', () => {
  it('is the folder again, empty folders and empty files included', async () => {
    mkdirSync(at('a/b/empty'), { recursive: true });
    writeFileSync(at('a/none'), '');
    writeFileSync(at('a/b/bytes'), Buffer.from([0, 255, 10, 0]));
    const packed = await packFolder(at('a'));
    await unpackFolder(packed, at('c'));
    expect(readdirSync(at('c'), { recursive: true }).sort()).toEqual(
      readdirSync(at('a'), { recursive: true }).sort(),
    );
    expect(await packFolder(at('c'))).toEqual(packed);
  });

  it('that was cut off is refused', async () => {
    writeFileSync(at('file'), 'text');
    const packed = await packFolder(folder);
    await expect(unpackFolder(new Uint8Array(packed.subarray(0, -9)), at('new'))).rejects.toThrow(
      /unexpected end|incorrect|invalid|terminated|ends too early/i,
    );
  });
});

describe('the folder of the database', () => {
  const count = async (template?: string): Promise<unknown> => {
    const database = await openEmbedded(at('feedback'), template);
    const { rows } = await database.orm.execute(sql`select count(*)::int from feedback`);
    await database.close();
    return rows;
  };

  it('is made once, also from what was packed, and after it was left unfinished', async () => {
    expect(await count(at('no-template'))).toEqual([{ count: 0 }]);
    writeFileSync(at('feedback/pg/mark'), ''); // one that is made has none
    writeFileSync(at('template'), await packFolder(at('feedback/pg')));
    rmSync(at('feedback'), { recursive: true });
    mkdirSync(at('feedback/pg.new'), { recursive: true });
    writeFileSync(at('feedback/pg.new/PG_VERSION'), 'half');
    expect(await count(at('template'))).toEqual([{ count: 0 }]);
    expect(existsSync(at('feedback/pg.new'))).toBe(false);
    expect(existsSync(at('feedback/pg/mark'))).toBe(true);
    rmSync(at('template'));
    expect(await count(at('template'))).toEqual([{ count: 0 }]);
    // A busy machine makes a database in half a minute.
  }, 240_000);

  it('is never replaced when files of a database are in it', async () => {
    mkdirSync(at('feedback/pg/base'), { recursive: true });
    writeFileSync(at('feedback/pg/base/1'), 'rows');
    await expect(count()).rejects.toThrow('is damaged: it has files, but no PG_VERSION.');
    expect(existsSync(at('feedback/pg/base/1'))).toBe(true);
    // The lock is given back: the next try says the same.
    await expect(count()).rejects.toThrow('is damaged');
  });
});
