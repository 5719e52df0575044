import { closeSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What Emscripten hands over of an open file, as far as it is used here. */
interface Stream {
  /** Node's descriptor; a folder has none. */
  nfd?: number;
  node: unknown;
}

interface NodeFiles {
  realPath: (node: unknown) => string;
  stream_ops: { fsync?: (stream: Stream) => number };
}

/**
 * A folder whose files are written to the disk when the database asks for it. By itself PGlite lets them lie in the
 * system's memory: that survives the end of the process, but not a power cut.
 */
export class DurableFiles extends NodeFS {
  override async init(...parameters: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...parameters);
    const hook = (module: { NODEFS?: unknown }): void => {
      const files = module.NODEFS as NodeFiles; // Emscripten's types do not know this part
      files.stream_ops.fsync = (stream) => sync(files, stream);
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...asList(emscriptenOpts.preRun), hook] },
    };
  }
}

const asList = <T>(value: T | T[] | undefined): T[] => {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
};

function sync(files: NodeFiles, { nfd, node }: Stream): number {
  if (nfd !== undefined) {
    fsyncSync(nfd);
  } else if (process.platform !== 'win32') {
    const folder = openSync(files.realPath(node), 'r');
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
  }
  return 0;
}
