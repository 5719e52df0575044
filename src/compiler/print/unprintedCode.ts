import type { DemoCode, ShownFile } from '#markup/demo/demoCode.ts';
import { printText, type HighlightedText } from '../highlight/highlightedCode.ts';

/** A file of a demo with its code in pieces, until the page is printed. */
export type UnprintedFile = Omit<ShownFile, 'code'> & { code: HighlightedText };

/** The same of all that a demo shows in one styling. */
export type UnprintedCode = Omit<DemoCode, 'files' | 'gist'> & {
  files: readonly [UnprintedFile, ...UnprintedFile[]];
  gist?: HighlightedText;
};

const printFile = (file: UnprintedFile): ShownFile => ({ ...file, code: printText(file.code) });

/** The code of a demo in one styling, printed. */
export const printVariant = ({
  files: [own, ...others],
  gist,
  ...rest
}: UnprintedCode): DemoCode => ({
  ...rest,
  files: [printFile(own), ...others.map(printFile)],
  ...(gist !== undefined && { gist: printText(gist) }),
});
