import type { LeafDirective } from 'mdast-util-directive';
import { installation } from '#content/installation.ts';
import { installationMessages } from '#content/messages/installation.ts';
import {
  choiceGroups,
  installationParts,
  PACKAGE_MANAGERS,
  type InstallationPart,
} from '#core/installation.ts';
import { toJavaScript } from '../demos/javascript.ts';
import { installedPackages } from '../demos/installed.ts';
import { highlight } from '../highlight/highlight.ts';
import { printCode, printText } from '../highlight/highlightedCode.ts';
import { place, replaceBy } from '../print/tree.ts';
import { codeSpan, fence } from '../twins/reference/syntax.ts';
import { codeVariants } from './codeBlock.ts';
import { lineOf, type PageContext } from './context.ts';
import { installNote } from './installNote.ts';

const LICENSE = '@mui/x-license';

/** Every set of choices, with the major versions that are installed here. */
export function installedParts(): InstallationPart[] {
  const named = [
    LICENSE,
    ...installation.base,
    ...installation.products.flatMap(({ plans }) =>
      Object.values(plans).map((example) => example.package),
    ),
  ];
  const versions = Object.fromEntries(
    Object.entries(installedPackages(named)).map(([name, { version }]) => [name, version]),
  );
  return installationParts(installation, versions);
}

/** `::installation`: the choices, and for each set of them a command and a file, of which CSS shows one. */
export async function renderInstallation(
  node: LeafDirective,
  context: Pick<PageContext, 'fences'>,
): Promise<void> {
  const parts = installedParts();
  for (const { code } of parts) {
    context.fences.push({ code, language: 'tsx', line: lineOf(node) });
  }
  replaceBy(
    node,
    place('Installation', {
      groups: choiceGroups(installation, installationMessages.legends),
      commands: commandsOf(parts),
      notes: parts.flatMap(({ when, packages }) => {
        const note = installNote(packages);
        return note === undefined ? [] : [{ when, ...note }];
      }),
      files: await Promise.all(
        parts.map(async ({ when, code }) => ({
          when,
          code: printText((await codeVariants(code, 'tsx')).code),
        })),
      ),
    }),
  );
}

const commandsOf = (parts: readonly InstallationPart[]) =>
  parts.flatMap(({ when, packages }) =>
    PACKAGE_MANAGERS.map(({ value, command }) => ({
      when: [...when, { group: 'package-manager', value }],
      html: printCode(highlight(`${command} ${packages.join(' ')}`, 'bash')),
    })),
  );

/** What a command installs, as a paragraph; empty where nothing is to be said. */
export function printInstallNote(packages: readonly string[]): string {
  const note = installNote(packages);
  if (note === undefined) return '';
  const { text, exact } = note;
  return `${text} ${installationMessages.exact} ${codeSpan(exact.join(' '))}.\n\n`;
}

/** The same for machines: every set of choices, with npm. */
export async function printInstallationTwin(language: 'TS' | 'JS'): Promise<string> {
  const parts = installedParts().map(async ({ label, packages, code }) => {
    const file =
      language === 'TS' ? fence(code, 'tsx') : fence(await toJavaScript(code, 'tsx'), 'jsx');
    return `**${label}**\n\n${fence(`npm install ${packages.join(' ')}`, 'bash')}\n\n${printInstallNote(packages)}${file}`;
  });
  return (await Promise.all(parts)).join('\n\n');
}
