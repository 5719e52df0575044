import { describe, expect, it } from 'vitest';
import { readKnown } from '../runner/known.ts';
import { demosWithoutSpec, specsWithoutDemo } from '../support/demoSpecs.ts';
import { prosePages } from '../support/pages.ts';
import { isFinished } from '../support/sections.ts';

const { files } = readKnown();
const docs = files.filter((file) => file.startsWith('content/docs/'));

describe('specs of demos', () => {
  it('all have a demo', () => {
    expect(specsWithoutDemo(docs)).toEqual([]);
  });

  it('are there for each demo of a finished section', () => {
    const finished = prosePages().filter(({ route }) => isFinished(route));
    expect(demosWithoutSpec(finished, docs)).toEqual([]);
  });
});

describe('specsWithoutDemo', () => {
  it('knows demos of one styling and of three', () => {
    const whole = ['a/One.tsx', 'a/One.spec.ts', 'a/Two/system.tsx', 'a/Two.spec.ts'];
    expect(specsWithoutDemo(whole)).toEqual([]);
  });

  it('names a spec whose demo is gone, or in another folder', () => {
    expect(specsWithoutDemo(['a/One.spec.ts', 'b/One.tsx'])).toEqual([
      'a/One.spec.ts: There is no demo "One" beside it. Name the spec after its demo, or delete it.',
    ]);
  });
});

describe('demosWithoutSpec', () => {
  it('names a demo that nobody tests, with the file to write', () => {
    const pages = [{ key: 'tree-view/quickstart', demos: ['First', 'Second'] }];
    expect(demosWithoutSpec(pages, ['content/docs/tree-view/quickstart/First.spec.ts'])).toEqual([
      expect.stringContaining('Write content/docs/tree-view/quickstart/Second.spec.ts'),
    ]);
  });
});
