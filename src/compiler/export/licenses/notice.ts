import { DocsError } from '#core/errors.ts';
import type { ShippedPackage } from './packages.ts';

/** Of packages whose folder has no text: that of the license that their manifest names applies, with their authors. */
const NO_TEXT = 'The package has no text of its license beside this name.';

const LINE = '-'.repeat(80);

/**
 * Prints the notice about packages: each with its version, its license and the texts that came with it.
 * @throws DocsError that names every package whose license nobody knows: it must not be shipped.
 */
export function printNotice(what: string, packages: readonly ShippedPackage[]): string {
  const unknown = packages.filter(
    ({ license, texts }) => !isKnown(license) && !(license !== 'UNLICENSED' && texts.length > 0),
  );
  if (unknown.length > 0) {
    throw new DocsError(
      `No license is known of ${unknown.map(({ name, version }) => `${name}@${version}`).join(', ')}.`,
      'Ask the authors for one, or use another package.',
    );
  }
  const parts = packages
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version))
    .map(printPackage);
  const intro = `${what} contains code of ${packages.length} packages of others, under the licenses below.`;
  return `${[intro, ...new Set(parts)].join(`\n\n${LINE}\n\n`)}\n`;
}

/** A name of SPDX, or an expression of such names; "see in a file" counts only with that file. */
const isKnown = (license: string | undefined): boolean =>
  license !== undefined &&
  license !== 'UNLICENSED' &&
  /^\(?[\w.+-]+(?: (?:OR|AND|WITH) [\w.+-]+)*\)?$/.test(license);

function printPackage({ license, texts, unread = [], ...one }: ShippedPackage): string {
  const title =
    one.within === undefined ? `${one.name} ${one.version}` : `${one.name}, in ${one.within}`;
  const head = `${title}\nLicense: ${license ?? 'as follows'}`;
  const rest =
    unread.length === 0
      ? []
      : [
          `Its files hold code of these packages, too, without texts of their licenses: ${unread.join(', ')}.`,
        ];
  return [head, ...rest, ...(texts.length === 0 ? [NO_TEXT] : texts)].join('\n\n');
}
