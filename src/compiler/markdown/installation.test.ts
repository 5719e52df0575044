import { describe, expect, it } from 'vitest';
import { withHtml } from '../print/withHtml.ts';
import { TAB_WORD } from '#core/preferences/preferences.ts';
import { printInstallationTwin } from './installation.ts';
import { compileMarkdown } from './page.ts';
import { printPeersTwin } from './peers.ts';

const compile = async (text: string) =>
  withHtml(
    await compileMarkdown({
      file: 'docs/index.md',
      route: '/x/fixture/',
      markdown: `---\ntitle: Fixture\ndescription: A page that stands for one rule.\n---\n\n${text}\n`,
    }),
  );

describe('::installation', () => {
  it('prints a command for every package manager, and one file, of every set of choices', async () => {
    const { html, problems } = await compile('::installation');
    expect(problems).toEqual([]);
    expect(html.match(/<pre tabindex="0" class="if-product-/g)).toHaveLength(15 * 3);
    expect(html.match(/<div class="if-product-[^>]*><pre/g)).toHaveLength(15);
    expect(html.match(/<div class="if-product-[^>]*><p class="install-note">/g)).toHaveLength(15);
  });

  it('gives every file to the type checker', async () => {
    const { fences } = await compile('::installation');
    expect(fences).toHaveLength(15);
    expect(fences.every(({ line }) => line === 6)).toBe(true);
  });

  it('chooses the first of each group without a script, and names groups as storage does', async () => {
    const { html } = await compile('::installation');
    const checked = [...html.matchAll(/name="([^"]+)" checked="" value="([^"]+)"/g)];
    expect(checked.map(([, name, value]) => `${name} ${value}`)).toEqual([
      'product data-grid',
      'all-plans community',
      'plan community',
      'date-library dayjs',
      'package-manager npm',
    ]);
    for (const [, name = ''] of checked) expect(name).toMatch(TAB_WORD);
  });
});

describe('::peers', () => {
  it('prints the ranges of the installed packages', async () => {
    const { html, problems } = await compile('::peers{of="all"}');
    expect(problems).toEqual([]);
    expect(html).toContain('<td><code>react</code></td>');
    expect(html).toContain('<td><code>@emotion/react</code> (optional)</td>');
  });

  it('names the adapters of each date library, the one for its newest version first', async () => {
    const { html } = await compile('::peers{of="dates"}');
    expect(html).toContain('<code>AdapterDateFns</code>, <code>AdapterDateFnsV2</code>');
    expect(html).not.toContain('<code>react</code>');
  });

  it.each(['', 'nothing', 'constructor'])('refuses "%s"', async (of) => {
    const { problems } = await compile(`::peers{of="${of}"}`);
    expect(problems.map(({ message }) => message)).toEqual([`Unknown peer dependencies "${of}".`]);
  });
});

describe('the Markdown twins', () => {
  it('have every set of choices, in either language', async () => {
    const typed = await printInstallationTwin('TS');
    expect(typed.match(/```bash\nnpm install /g)).toHaveLength(15);
    expect(typed).toContain('type GridColDef');
    expect(await printInstallationTwin('JS')).not.toContain('GridColDef');
  });

  it('have the peer dependencies as tables', () => {
    expect(printPeersTwin('dates')).toMatch(/^\| Library \| Range \| Adapter \|\n/);
    expect(printPeersTwin('dates')).toMatch(/\| `luxon` \| `[^`]+` \| `AdapterLuxon` \|/);
  });
});
