import type { DemoCode, PrintedFile, SharedFile, ShownFile } from '#markup/demo/demoCode.ts';
import { printText, type HighlightedText } from '../highlight/highlightedCode.ts';

/** A file of a demo with its code in pieces, until the page is printed. */
export type UnprintedFile = Omit<PrintedFile, 'code'> & { code: HighlightedText };

/** The same of all that a demo shows in one styling. */
export type UnprintedCode = Omit<DemoCode, 'files' | 'gist'> & {
  files: readonly [UnprintedFile, ...UnprintedFile[]];
  gist?: HighlightedText;
};

/** The same on a page, where files may stand with another demo. */
export type UnprintedPageCode = Omit<UnprintedCode, 'files'> & {
  files: readonly [UnprintedFile, ...(UnprintedFile | SharedFile)[]];
};

const printFile = (file: UnprintedFile): PrintedFile => ({ ...file, code: printText(file.code) });

const printOther = (file: UnprintedFile | SharedFile): ShownFile =>
  'sharedWith' in file ? file : printFile(file);

/** The code of a demo in one styling, printed. */
export const printVariant = ({
  files: [own, ...others],
  gist,
  ...rest
}: UnprintedPageCode): DemoCode => ({
  ...rest,
  files: [printFile(own), ...others.map(printOther)],
  ...(gist !== undefined && { gist: printText(gist) }),
});
