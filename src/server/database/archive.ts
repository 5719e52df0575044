import { mkdir, open, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/*
 * A folder as one compressed file: its list in JSON, and behind it the bytes of the files, one after the other.
 */

interface List {
  /** Parents first; below the folder, with slashes. */
  folders: string[];
  files: { name: string; bytes: number }[];
}

/** Of the list, before it. */
const LENGTH_BYTES = 4;

const slashed = (name: string): string => name.replaceAll(path.sep, '/');

/** Packs what lies in a folder. */
export async function packFolder(folder: string): Promise<Buffer<ArrayBuffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const nameOf = (entry: (typeof entries)[number]): string =>
    slashed(path.relative(folder, path.join(entry.parentPath, entry.name)));
  const names = entries
    .filter((entry) => entry.isFile())
    .map(nameOf)
    .sort();
  const contents = await Promise.all(names.map((name) => readFile(path.join(folder, name))));
  const list: List = {
    folders: entries
      .filter((entry) => entry.isDirectory())
      .map(nameOf)
      .sort(),
    files: names.map((name, i) => ({ name, bytes: contents[i]?.length ?? 0 })),
  };
  const head = Buffer.from(JSON.stringify(list));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(head.length);
  return promisify(gzip)(Buffer.concat([length, head, ...contents]), { level: 9 });
}

/**
 * Unpacks what `packFolder` has packed into a new folder, for its owner only, piece by piece: unpacked at once, it would
 * take more memory than all else. When it resolves, everything is on the disk.
 * @throws when the archive is damaged, or there is no room.
 */
export async function unpackFolder(
  archive: Uint8Array<ArrayBuffer>,
  folder: string,
): Promise<void> {
  const { take, end } = openPieces(
    new Blob([archive]).stream().pipeThrough(new DecompressionStream('gzip')),
  );
  const length = (await collect(take(LENGTH_BYTES))).readUInt32BE();
  // Our own: the build has written it.
  const list = JSON.parse((await collect(take(length))).toString('utf8')) as List;
  const folders = [folder, ...list.folders.map((name) => path.join(folder, name))];
  for (const one of folders) await mkdir(one, { recursive: true, mode: 0o700 });
  for (const { name, bytes } of list.files) {
    const file = await open(path.join(folder, name), 'w', 0o600);
    try {
      for await (const piece of take(bytes)) await file.write(piece);
      await file.sync();
    } finally {
      await file.close();
    }
  }
  // Only here, its sum is checked.
  await end();
  for (const one of folders) await syncFolder(one);
}

interface Pieces {
  /** The next so many bytes, in the pieces they come in. */
  take: (bytes: number) => AsyncGenerator<Uint8Array>;
  /** @throws when there is more, or the stream was damaged. */
  end: () => Promise<void>;
}

function openPieces(stream: ReadableStream<Uint8Array>): Pieces {
  const reader = stream.getReader();
  let rest: Uint8Array = new Uint8Array();
  async function* take(bytes: number): AsyncGenerator<Uint8Array> {
    let missing = bytes;
    while (missing > 0) {
      if (rest.length === 0) {
        const next = await reader.read();
        if (next.done) throw new Error('The packed database ends too early.');
        rest = next.value;
      }
      const piece = rest.subarray(0, missing);
      rest = rest.subarray(piece.length);
      missing -= piece.length;
      yield piece;
    }
  }
  return {
    take,
    end: async () => {
      const { done } = await reader.read();
      if (!done || rest.length > 0) throw new Error('The packed database goes on behind its end.');
    },
  };
}

async function collect(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

/** The names in a folder are on the disk when this resolves. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // it has no such call
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
