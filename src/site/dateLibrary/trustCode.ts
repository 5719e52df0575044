import type { CodeText } from '#markup/code/codeText.ts';
import type { DemoCode, PrintedFile, ShownFile } from '#markup/demo/demoCode.ts';
import { trustHtml } from '../trustedTypes.ts';

/** Says that highlighted code is of the compiler's making: it comes from a file that the site serves. */
export const trustCode = ({ html, js }: CodeText): CodeText => ({
  html: trustHtml(html),
  ...(js !== undefined && { js: trustHtml(js) }),
});

const trustFile = (file: PrintedFile): PrintedFile => ({ ...file, code: trustCode(file.code) });

const trustOther = (file: ShownFile): ShownFile => ('sharedWith' in file ? file : trustFile(file));

export const trustVariant = ({ files: [own, ...others], gist, ...rest }: DemoCode): DemoCode => ({
  ...rest,
  files: [trustFile(own), ...others.map(trustOther)],
  ...(gist !== undefined && { gist: trustCode(gist) }),
});
