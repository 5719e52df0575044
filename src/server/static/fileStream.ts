import { open } from 'node:fs/promises';

const CHUNK_BYTES = 64 * 1024;

interface Part {
  path: string;
  /** First byte, counted from 0. */
  first: number;
  /** Bytes. */
  length: number;
  /** Hears what went wrong once the headers are sent; the client sees only that the connection ends early. */
  onFailure: (error: unknown) => void;
}

/**
 * Streams a part of a file, a chunk at a time as the client takes it. The file is open when this resolves: whatever
 * can be known to fail fails before the first header is sent. A client that goes away closes it.
 *
 * Not `Readable.toWeb(createReadStream(…))`: a failure would reach the adapter with the file's path in its message,
 * which the adapter writes into the response, and it would not reach our log.
 *
 * @throws what opening the file throws.
 */
export async function streamPart({
  path,
  first,
  length,
  onFailure,
}: Part): Promise<ReadableStream<Uint8Array>> {
  const file = await open(path);
  let position = first;
  const end = first + length;
  let canceled = false;

  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        if (position < end) {
          const chunk = new Uint8Array(Math.min(CHUNK_BYTES, end - position));
          const { bytesRead } = await file.read(chunk, 0, chunk.length, position);
          if (canceled) return;
          if (bytesRead === 0) throw new Error(`"${path}" became shorter while it was sent.`);
          position += bytesRead;
          controller.enqueue(chunk.subarray(0, bytesRead));
        }
        if (position < end) return;
        controller.close();
        await file.close();
      } catch (error) {
        controller.error(new Error('The file could not be sent to its end.'));
        onFailure(error);
        await file.close();
      }
    },
    async cancel() {
      canceled = true;
      // Waits for a reading under way.
      await file.close();
    },
  });
}
