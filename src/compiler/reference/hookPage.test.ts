import { describe, expect, it } from 'vitest';
import type { HookReference, ReferenceMember } from '#core/reference/reference.ts';
import { withHtml } from '../print/withHtml.ts';
import { hookPage } from './hookPage.ts';

const member = (name: string, more: Partial<ReferenceMember> = {}): ReferenceMember => ({
  name,
  required: true,
  type: { text: 'boolean', short: 'boolean' },
  description: `Says what ${name} does.`,
  plan: 'community',
  ...more,
});

const hook: HookReference = {
  kind: 'hook',
  name: 'useThing',
  exportName: 'unstable_useThing',
  product: 'x-charts',
  plan: 'community',
  route: '/x/api/charts/use-thing/',
  description: '',
  imports: [
    {
      package: '@mui/x-charts',
      plan: 'community',
      line: "import { unstable_useThing } from '@mui/x-charts';",
    },
  ],
  typeParameters: ['Props extends {}'],
  signatures: [
    {
      plan: 'community',
      text: 'function useThing<Props extends {}>(options: ThingOptions<Props>): Thing;',
    },
  ],
  parameters: [
    { ...member('options'), members: [member('skip', { required: false, default: 'false' })] },
  ],
  returns: {
    type: { text: 'Thing', short: 'Thing' },
    description: 'The thing.',
    members: [member('value')],
    each: false,
  },
};

const types = new Set(['Thing', 'ThingOptions', 'Props']);
const print = async (more: Partial<HookReference> = {}) =>
  withHtml(
    await hookPage({ ...hook, ...more }, (name) =>
      types.has(name) ? `${hook.route}types/#type-${name}` : undefined,
    ),
  );

describe('hookPage', () => {
  it('gives every section and row an anchor', async () => {
    const { anchors, toc } = await print();
    expect(anchors).toEqual([
      'import',
      'signature',
      'parameters',
      'returns',
      'use-thing-param-options',
      'use-thing-param-options-skip',
      'use-thing-prop-value',
    ]);
    expect(toc.map(({ text }) => text)).toEqual(['Import', 'Signature', 'Parameters', 'Returns']);
  });

  it('links the types in the signature, and none by the name of its own type parameter', async () => {
    const { html } = await print();
    expect(html).toContain(
      '(options: <a href="/x/api/charts/use-thing/types/#type-ThingOptions">ThingOptions</a>&lt;Props>)',
    );
    expect(html).not.toContain('#type-Props');
  });

  it('names the members of an argument after it', async () => {
    expect((await print()).html).toContain('options.skip</a>');
  });

  it('marks no member as required when every one of a result is there', async () => {
    const { html } = await print({ parameters: [] });
    expect(html).not.toContain('api-required');
    expect(html).toContain('id="use-thing-prop-value"');
  });

  it('has no section for what is not there', async () => {
    const nothing = { type: { text: 'void', short: 'void' }, description: '', members: [] };
    const { toc } = await print({ parameters: [], returns: { ...nothing, each: false } });
    expect(toc.map(({ id }) => id)).toEqual(['import', 'signature']);
  });

  it('shows the signature of a higher plan under its name', async () => {
    const [own] = hook.signatures;
    const pro = { plan: 'pro', text: 'function useThing(): ProThing;' } as const;
    const { html } = await print({ signatures: own === undefined ? [pro] : [own, pro] });
    expect(html).toContain('<p>Community</p>');
    expect(html).toContain('<p>Pro</p>');
    expect((await print()).html).not.toContain('<p>Community</p>');
  });

  it('says when the members are those of each element', async () => {
    expect((await print({ returns: { ...hook.returns, each: true } })).html).toContain(
      'Of each element:',
    );
  });

  it('warns of a deprecated hook before all else', async () => {
    const { html } = await print({ deprecated: 'Use `useOther`.' });
    expect(html.indexOf('Use <code>useOther</code>.')).toBeLessThan(html.indexOf('id="import"'));
  });
});
