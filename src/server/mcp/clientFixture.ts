import { Client } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { corpusFiles } from './corpusFixture.ts';
import { createServer } from './createServer.ts';
import { createLibrary } from './library.ts';

/** What a tool answered. */
interface Answer {
  text: string;
  data: Record<string, unknown>;
}

/** Calls a tool; rejects with what an error says. */
type Call = (name: string, args: Record<string, unknown>) => Promise<Answer>;

/** A client of the tools over the documentation for tests. Close it in the end. */
export async function connectClient(
  files: Readonly<Record<string, string>> = corpusFiles,
): Promise<{ client: Client; call: Call }> {
  const library = createLibrary(async (name) => files[name]);
  const [own, other] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: 'test', version: '1' });
  await Promise.all([createServer(library).connect(own), client.connect(other)]);
  const call: Call = async (name, args) => {
    const result = await client.callTool({ name, arguments: args });
    const [content] = result.content;
    const text = content?.type === 'text' ? content.text : '';
    if (result.isError === true) throw new Error(text);
    return { text, data: result.structuredContent as Answer['data'] };
  };
  return { client, call };
}
