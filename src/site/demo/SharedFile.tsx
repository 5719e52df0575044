import { createElement, useState, type ReactNode } from 'react';
import { Pre } from '#markup/code/Pre.tsx';
import type { IslandProps } from '../islands/registry.ts';
import { printedFile } from './printedFile.ts';

/** The code of a file that stands on the page with another demo, in each language it has. */
export function Island({ place }: IslandProps) {
  const [pres] = useState(() => readCode(place));
  return pres.map((pre, at) => (
    <Pre key={at} {...(pre.className !== '' && { className: pre.className })}>
      {[...pre.childNodes].map(draw)}
    </Pre>
  ));
}

function readCode(place: HTMLElement): HTMLElement[] {
  const pres = [...printedFile(place).querySelectorAll('pre')];
  // What is printed in its place then stays: it says which demo has the code.
  if (pres.length === 0)
    throw new Error(`No demo of the page has the code of ${place.dataset['name']}.`);
  return pres;
}

/** A part of printed code: its elements have a class or nothing. */
function draw(node: ChildNode, key: number): ReactNode {
  if (!(node instanceof Element)) return node.textContent;
  const className = node.getAttribute('class');
  const props = className === null ? { key } : { key, className };
  return createElement(node.localName, props, [...node.childNodes].map(draw));
}
