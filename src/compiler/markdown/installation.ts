import type { LeafDirective } from 'mdast-util-directive';
import { installation } from '#content/installation.ts';
import {
  choiceGroups,
  installationParts,
  PACKAGE_MANAGERS,
  type ChoiceGroup,
  type Condition,
  type InstallationPart,
} from '#core/installation.ts';
import { tabAttribute } from '#core/preferences/preferences.ts';
import { toJavaScript } from '../demos/javascript.ts';
import { installedPackages } from '../demos/installed.ts';
import { escapeHtml, highlight } from '../highlight/highlight.ts';
import { fence } from '../twins/reference/syntax.ts';
import { codeVariants } from './codeBlock.ts';
import { lineOf, type PageContext } from './context.ts';

const LICENCE = '@mui/x-license';

/** Every set of choices, with the major versions that are installed here. */
export function installedParts(): InstallationPart[] {
  const named = [
    LICENCE,
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
  const groups = choiceGroups(installation);
  const parts = installedParts();
  for (const { code } of parts) {
    context.fences.push({ code, language: 'tsx', line: lineOf(node) });
  }
  const value =
    `<style>${printChoiceStyles(groups)}</style><div class="installation">` +
    `<div class="choices">${groups.map(printGroup).join('')}</div>` +
    `${await printCommands(parts)}${await printFiles(parts)}</div>`;
  Object.assign(node, { type: 'html', value });
}

const classOf = ({ group, value, not }: Condition): string =>
  `${not ? 'unless' : 'if'}-${group}-${value}`;
const classesOf = (when: readonly Condition[]): string => when.map(classOf).join(' ');

/** Browsers keep the state of radio buttons over a reload; what is remembered counts (`site/code/installation.ts`). */
function printGroup({ name, legend, options, when }: ChoiceGroup): string {
  const radios = options.map(
    ({ label, value }, i) =>
      `<label class="is-${name}-${value}"><input type="radio" name="${name}" value="${value}" autocomplete="off"${i === 0 ? ' checked' : ''}> ${escapeHtml(label)}</label>`,
  );
  const shown = when.length === 0 ? '' : ` class="${classesOf(when)}"`;
  return `<fieldset${shown}><legend>${escapeHtml(legend)}</legend>${radios.join('')}</fieldset>`;
}

const COPY = '<button type="button" class="copy" data-action="copy">Copy</button>';

async function printCommands(parts: readonly InstallationPart[]): Promise<string> {
  const pres = parts.flatMap(({ when, packages }) =>
    PACKAGE_MANAGERS.map(async ({ value, command }) => {
      const shown = classesOf([...when, { group: 'package-manager', value }]);
      const code = await highlight(`${command} ${packages.join(' ')}`, 'bash');
      return `<pre tabindex="0" class="${shown}"><code>${code}</code></pre>`;
    }),
  );
  return `<figure class="code shell">${(await Promise.all(pres)).join('')}${COPY}</figure>`;
}

async function printFiles(parts: readonly InstallationPart[]): Promise<string> {
  const files = parts.map(async ({ when, code }) => {
    const { html } = await codeVariants(code, 'tsx');
    return `<div class="${classesOf(when)}">${html}</div>`;
  });
  const title = 'src/App<span class="ts">.tsx</span><span class="js">.jsx</span>';
  return `<figure class="code"><figcaption>${title}</figcaption>${(await Promise.all(files)).join('')}${COPY}</figure>`;
}

/**
 * What is hidden, and which choice looks chosen. While a script is expected but not there yet (`html[data-js]`, no
 * `.ready`) the remembered choices on `<html>` decide; without one, and afterwards, the radio buttons do.
 */
export function printChoiceStyles(groups: readonly ChoiceGroup[]): string {
  const negated = new Set(
    groups.flatMap(({ when }) => when.filter(({ not }) => not === true).map(classOf)),
  );
  return groups
    .flatMap(({ name, options }) => {
      const attribute = tabAttribute(name);
      const is = (value: string): string => `[${attribute}="${value}"]`;
      return options.map(({ value }, i) => {
        const others = options.filter((other) => other.value !== value).map((o) => is(o.value));
        // What is remembered and not legal counts as the first one.
        const kept = i === 0 ? `:not(${others.join(',')})` : is(value);
        const lost = i === 0 ? `:is(${others.join(',')})` : `:not(${is(value)})`;
        const checked = `:has([name="${name}"][value="${value}"]:checked)`;
        const early = '.installation:not(.ready)';
        const late = ':is(html:not([data-js]) .installation,.installation.ready)';
        const unless = `unless-${name}-${value}`;
        return [
          `html[data-js]${lost} ${early} .if-${name}-${value},${late}:not(${checked}) .if-${name}-${value}{display:none}`,
          negated.has(unless)
            ? `html[data-js]${kept} ${early} .${unless},${late}${checked} .${unless}{display:none}`
            : '',
          `html[data-js]${kept} ${early} .is-${name}-${value},${late} .is-${name}-${value}:has(:checked){border-color:var(--accent);background:var(--accent-quiet);color:var(--accent)}`,
        ].join('');
      });
    })
    .join('');
}

/** The same for machines: every set of choices, with npm. */
export async function printInstallationTwin(language: 'TS' | 'JS'): Promise<string> {
  const parts = installedParts().map(async ({ label, packages, code }) => {
    const file =
      language === 'TS' ? fence(code, 'tsx') : fence(await toJavaScript(code, 'tsx'), 'jsx');
    return `**${label}**\n\n${fence(`npm install ${packages.join(' ')}`, 'bash')}\n\n${file}`;
  });
  return (await Promise.all(parts)).join('\n\n');
}
