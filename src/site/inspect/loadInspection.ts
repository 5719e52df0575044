import { elementsInCode } from '#core/inspect/describe.ts';
import type { InspectIndex } from '#core/inspect/model.ts';
import { byAttribute, byClass } from '#markup/selectors.ts';
import { printedFile } from '../demo/printedFile.ts';
import { loadIndex } from './loadIndex.ts';

/** A demo, and what is known of the library whose parts it draws. */
export interface InspectedDemo {
  /** What its title is in the panel. */
  title: string;
  frame: HTMLElement;
  /** Holds what the demo draws. */
  stage: HTMLElement;
  index: InspectIndex;
  /** Names of the elements in the demo's code, in order. */
  written: readonly string[];
}

/**
 * Fetches what the inspector needs to know of a demo.
 * @throws when what is known of the library cannot be loaded.
 */
export async function loadInspection(frame: HTMLElement, title: string): Promise<InspectedDemo> {
  const files = [...frame.querySelectorAll<HTMLElement>(byClass('demo-file'))].map(printedFile);
  const panels = frame.querySelectorAll(`${byClass('demo-panel')} > pre`);
  const pres = [...panels, ...files.flatMap((file) => [...file.querySelectorAll('pre')])];
  const code = pres.map((pre) => pre.textContent).join('\n');
  const index = await loadIndex(code);
  const stage = frame.querySelector<HTMLElement>(byAttribute('data-stage')) ?? frame;
  return { title, frame, stage, index, written: elementsInCode(code) };
}
