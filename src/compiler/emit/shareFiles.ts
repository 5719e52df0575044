import type { FileOwner, SharedFile } from '#markup/demo/demoCode.ts';
import type { DemoFrame } from '../demos/frame.ts';
import { textOfCode } from '../highlight/highlightedCode.ts';
import type { UnprintedFile, UnprintedPageCode } from '../print/unprintedCode.ts';

/** A demo's frame in which files may be shared with another one. */
export type FrameOnPage = Omit<DemoFrame, 'variants'> & {
  variants: readonly UnprintedPageCode[];
};

/**
 * Demos of a page often have files in common, such as sample data, and so have the stylings of a demo. Whoever is first
 * keeps the code of such a file; the others say whose it is. A demo's own file stays with it.
 * @param frames the demos of one page, in its order.
 */
export function shareFiles(frames: ReadonlyMap<string, DemoFrame>): Map<string, FrameOnPage> {
  const owners = new Map<string, FileOwner>();
  const share = (file: UnprintedFile, owner: FileOwner): UnprintedFile | SharedFile => {
    const { code, ...named } = file;
    const key = `${file.name}\n${textOfCode(code.code)}`;
    const sharedWith = owners.get(key);
    if (sharedWith !== undefined) return { ...named, sharedWith };
    owners.set(key, owner);
    return file;
  };
  const onPage = ({ name, words, variants, ...frame }: DemoFrame): FrameOnPage => ({
    ...frame,
    name,
    words,
    variants: variants.map(({ files: [own, ...others], ...variant }) => {
      const owner = { demo: name, words, styling: variant.styling };
      return { ...variant, files: [own, ...others.map((file) => share(file, owner))] };
    }),
  });
  return new Map([...frames].map(([name, frame]) => [name, onPage(frame)]));
}
