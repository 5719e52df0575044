import { createHash } from 'node:crypto';
import { parse } from 'yaml';
import { z } from 'zod';
import { DocsError } from '#core/errors.ts';
import { MCP_PATH, MCP_SERVER_NAME, mcpDescription } from '#core/discovery/mcpServer.ts';

/*
 * What programs ask a site for without having been told of it (RFC 8615): which skills it has for agents, and which MCP
 * servers.
 */

/** A file below the site's root. */
export interface WellKnownFile {
  file: string;
  text: string;
}

export interface WellKnownSite {
  /** Which whole addresses begin with. */
  origin: string;
  library: string;
  version: string;
}

const SKILLS = '/.well-known/agent-skills';
const SKILLS_SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/** https://agentskills.io/specification: the head of a SKILL.md. */
const SkillHead = z.object({
  name: z
    .string()
    .max(64)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  description: z.string().min(1).max(1024),
});

/**
 * The skills and their index (https://github.com/cloudflare/agent-skills-discovery-rfc, version 0.2.0).
 * @param sources the texts of the skills; `{{origin}}` and `{{version}}` stand for those of the site.
 * @throws DocsError when the head of a skill is not as the format asks.
 */
export function printSkills(
  sources: readonly { file: string; text: string }[],
  site: WellKnownSite,
): WellKnownFile[] {
  const skills = sources.map(({ file, text: source }) => {
    const text = source
      .replaceAll('{{origin}}', site.origin)
      .replaceAll('{{version}}', site.version);
    const { name, description } = readHead(file, text);
    return { name, description, url: `${SKILLS}/${name}/SKILL.md`, text };
  });
  const index = {
    $schema: SKILLS_SCHEMA,
    skills: skills.map(({ name, description, url, text }) => ({
      name,
      type: 'skill-md',
      description,
      url,
      digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
    })),
  };
  return [
    ...skills.map(({ url, text }) => ({ file: url, text })),
    { file: `${SKILLS}/index.json`, text: printJson(index) },
  ];
}

function readHead(file: string, text: string): z.infer<typeof SkillHead> {
  const [, yaml = ''] = /^---\n(.*?)\n---\n/s.exec(text) ?? [];
  const head = SkillHead.safeParse(parse(yaml));
  if (head.success) return head.data;
  throw new DocsError(
    `The head of ${file} is not one of a skill: ${z.prettifyError(head.error)}`,
    'Begin the file with a name of small letters and hyphens, and a description, between two lines of "---".',
  );
}

const MCP = '/.well-known/mcp';
const CARD_SCHEMA = 'https://static.modelcontextprotocol.io/schemas/v2/server-card.schema.json';
const CARD_TYPE = 'application/mcp-server-card+json';

/** The card of the MCP server, and the catalog that leads to it (SEP-2127). */
export function printMcpFiles({ origin, library, version }: WellKnownSite): WellKnownFile[] {
  const { hostname } = new URL(origin);
  const title = `${library} documentation`;
  const card = {
    $schema: CARD_SCHEMA,
    name: `${hostname.split('.').toReversed().join('.')}/${MCP_SERVER_NAME}`,
    version,
    description: mcpDescription(library),
    title,
    websiteUrl: `${origin}/x/introduction/mcp/`,
    remotes: [{ type: 'streamable-http', url: origin + MCP_PATH }],
  };
  const catalog = {
    specVersion: 'draft',
    entries: [
      {
        identifier: `urn:air:${hostname}:${MCP_SERVER_NAME}`,
        displayName: title,
        type: CARD_TYPE,
        url: `${origin}${MCP}/server-card.json`,
      },
    ],
  };
  return [
    { file: `${MCP}/server-card.json`, text: printJson(card) },
    { file: `${MCP}/catalog.json`, text: printJson(catalog) },
  ];
}

const printJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
