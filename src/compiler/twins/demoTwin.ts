import type { TwinVariant } from '#core/twins/markdownTwin.ts';
import { toJavaScript } from '../demos/javascript.ts';
import { demoTitle } from '../demos/demoWords.ts';
import type { DemoFile, DemoSource } from '../demos/read.ts';
import { fence, link } from './reference/syntax.ts';

const TYPED = /\.(tsx?)$/;

/** A demo as a link to where it runs and its files, in one variant. */
export async function printDemoTwin(
  demo: DemoSource,
  route: string,
  { language, styling }: TwinVariant,
): Promise<string> {
  const { files } =
    demo.variants.find((variant) => variant.styling === styling) ?? demo.variants[0];
  const blocks = await Promise.all(files.map((file) => printFile(file, language)));
  return [`Example: ${link(demoTitle(demo.name), `${route}#${demo.name}`)}`, ...blocks].join(
    '\n\n',
  );
}

async function printFile(
  { name, source }: DemoFile,
  language: TwinVariant['language'],
): Promise<string> {
  const kind = TYPED.exec(name)?.[1];
  if (language === 'TS' || (kind !== 'ts' && kind !== 'tsx')) {
    return fence(source, `${name.slice(name.lastIndexOf('.') + 1)} title="${name}"`);
  }
  const script = await toJavaScript(source, kind);
  const own = name.replace(/\.ts(x?)$/, '.js$1');
  return fence(script, `${kind === 'tsx' ? 'jsx' : 'js'} title="${own}"`);
}
