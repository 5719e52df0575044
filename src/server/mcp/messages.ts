/*
 * What the server and the thread that speaks MCP say to each other.
 */

/** Given to the thread when it starts. */
export interface ThreadData {
  /** As `openOutFolder` returns it. */
  root: string;
  /** The largest answer. */
  answerBytes: number;
}

export interface Ask {
  url: string;
  headers: [string, string][];
  body: string;
}

export type Told =
  | { kind: 'answer'; status: number; headers: [string, string][]; body: Uint8Array<ArrayBuffer> }
  /** The answer has more bytes than allowed. */
  | { kind: 'large' }
  | { kind: 'failed'; error: Error }
  /** Something of ours went wrong; the answer comes besides. */
  | { kind: 'report'; error: Error };
