import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { readBody } from './body.ts';

const request = (body: string | ReadableStream | null): Request =>
  new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit);

describe('a body', () => {
  it.each(['', 'text', 'ä'.repeat(50)])('is read as text: %j', async (text) => {
    expect(await readBody(request(text), { bytes: 100 })).toEqual({ kind: 'read', text });
  });

  it('may be missing', async () => {
    expect(await readBody(request(null), { bytes: 100 })).toEqual({ kind: 'read', text: '' });
  });

  it('has at most so many bytes, not characters', async () => {
    expect(await readBody(request('ä'.repeat(51)), { bytes: 100 })).toEqual({ kind: 'large' });
  });

  it('that drips has the time of one that comes at once', async () => {
    const drips = new ReadableStream({
      pull: async (stream) => {
        await wait(10);
        stream.enqueue(Buffer.from('.'));
      },
    });
    expect(await readBody(request(drips), { bytes: 1_000_000, ms: 200 })).toEqual({ kind: 'late' });
  });

  it('ends with its connection', async () => {
    const broken = new ReadableStream({ pull: (stream) => stream.error(new Error('gone')) });
    await expect(readBody(request(broken), { bytes: 100 })).rejects.toThrow('gone');
  });
});
