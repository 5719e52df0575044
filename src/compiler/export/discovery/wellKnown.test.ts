import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { printMcpFiles, printSkills } from './wellKnown.ts';

const SITE = { origin: 'https://docs.example.com', library: 'Widgets', version: '8.12.0' };
const SKILL = `---
name: widgets
description: Answers questions about widgets.
---

Read {{origin}}/x/llms.txt of {{version}}.
`;

const jsonOf = (files: readonly { file: string; text: string }[], name: string): unknown =>
  JSON.parse(files.find(({ file }) => file.endsWith(name))?.text ?? 'null');

describe('printSkills', () => {
  it('fills in the address and the version, and lists each skill with its digest', () => {
    const files = printSkills([{ file: 'SKILL.md', text: SKILL }], SITE);
    const [skill] = files;
    expect(skill?.text).toContain('Read https://docs.example.com/x/llms.txt of 8.12.0.');
    expect(jsonOf(files, 'index.json')).toEqual({
      $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
      skills: [
        {
          name: 'widgets',
          type: 'skill-md',
          description: 'Answers questions about widgets.',
          url: '/.well-known/agent-skills/widgets/SKILL.md',
          digest: `sha256:${createHash('sha256')
            .update(skill?.text ?? '')
            .digest('hex')}`,
        },
      ],
    });
  });

  it.each([
    'Text without a head.',
    '---\nname: Big Name\ndescription: a\n---\n',
    '---\nname: a\n---\n',
  ])('refuses %j', (text) => {
    expect(() => printSkills([{ file: 'content/skills/a/SKILL.md', text }], SITE)).toThrow(
      'The head of content/skills/a/SKILL.md is not one of a skill',
    );
  });
});

describe('printMcpFiles', () => {
  const files = printMcpFiles(SITE);

  it('describes the server by what it says of itself', () => {
    const card = jsonOf(files, 'server-card.json') as { description: string };
    expect(card).toMatchObject({
      name: 'com.example.docs/mui-x-docs',
      version: '8.12.0',
      title: 'Widgets documentation',
      remotes: [{ type: 'streamable-http', url: 'https://docs.example.com/x/mcp' }],
    });
    expect(card.description.length).toBeLessThanOrEqual(100);
  });

  it('leads from the catalog to the card', () => {
    expect(jsonOf(files, 'catalog.json')).toMatchObject({
      specVersion: 'draft',
      entries: [
        {
          identifier: 'urn:air:docs.example.com:mui-x-docs',
          type: 'application/mcp-server-card+json',
          url: `https://docs.example.com${files[0]?.file}`,
        },
      ],
    });
  });
});
