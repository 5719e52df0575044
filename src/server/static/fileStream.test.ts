import { readdirSync, readlinkSync } from 'node:fs';
import { truncate } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createExport, type ExportFixture } from '../exportFixture.ts';
import { streamPart } from './fileStream.ts';

const SIZE = 300_000;
const content = Uint8Array.from({ length: SIZE }, (_, index) => index % 251);
let site: ExportFixture;

beforeAll(async () => {
  site = await createExport({});
});

afterAll(() => site.remove());

async function read(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** How often this process has the file open; Linux only. */
function openTimes(path: string): number {
  return readdirSync('/proc/self/fd').filter((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`) === path;
    } catch {
      return false; // The descriptor with which the list was read is gone by now.
    }
  }).length;
}

describe('streamPart', () => {
  it.each([
    [0, SIZE],
    [0, 1],
    [SIZE - 1, 1],
    [1000, 0],
    [65_535, 2],
    [65_536, 131_072],
    [10, 200_000],
  ])('streams from byte %i, %i bytes', async (first, length) => {
    const path = await site.write('large', content);
    const onFailure = vi.fn();
    const bytes = await read(await streamPart({ path, first, length, onFailure }));
    expect(Buffer.compare(bytes, content.subarray(first, first + length))).toBe(0);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('streams an empty file', async () => {
    const path = await site.write('empty', '');
    const stream = await streamPart({ path, first: 0, length: 0, onFailure: vi.fn() });
    expect(await read(stream)).toHaveLength(0);
  });

  it('fails before the first byte when there is no file', async () => {
    const part = { path: `${site.outFolder}/none`, first: 0, length: 1, onFailure: vi.fn() };
    await expect(streamPart(part)).rejects.toThrow('ENOENT');
    expect(part.onFailure).not.toHaveBeenCalled();
  });

  it('says so once when the file becomes shorter, and tells the client nothing about it', async () => {
    const path = await site.write('shrinking', content);
    const onFailure = vi.fn();
    const stream = await streamPart({ path, first: 0, length: SIZE, onFailure });
    await truncate(path, 100_000);
    await expect(read(stream)).rejects.toThrow(/^The file could not be sent to its end\.$/);
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(String(onFailure.mock.calls[0]?.[0])).toContain('became shorter');
  });

  it('does not take a client that goes away for a failure, at whatever moment', async () => {
    const path = await site.write('canceled', content);
    for (const readings of [0, 1, 2]) {
      const onFailure = vi.fn();
      const stream = await streamPart({ path, first: 0, length: SIZE, onFailure });
      const reader = stream.getReader();
      for (let reading = 0; reading < readings; reading += 1) await reader.read();
      await reader.cancel();
      expect(onFailure).not.toHaveBeenCalled();
    }
  });

  it.runIf(process.platform === 'linux')('closes the file in every case', async () => {
    const path = await site.write('closing', content);
    const start = () => streamPart({ path, first: 0, length: SIZE, onFailure: vi.fn() });
    // The reader has the last byte a moment before the file is closed.
    const closed = () => expect.poll(() => openTimes(path)).toBe(0);

    const ended = await start();
    expect(openTimes(path)).toBe(1);
    await read(ended);
    await closed();

    const canceled = await start();
    const reader = canceled.getReader();
    await reader.read();
    await reader.cancel();
    await closed();

    const failed = await start();
    await truncate(path, 10);
    await read(failed).catch(() => undefined); // What it fails with is the test above.
    await closed();
  });
});
