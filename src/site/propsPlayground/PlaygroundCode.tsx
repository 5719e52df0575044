import { Fragment, useState } from 'react';
import { printExample, type CodeLanguage } from '#core/propsPlayground/code.ts';
import type { Line, PlaygroundDescription } from '#core/propsPlayground/description.ts';
import type { PropsPlaygroundState } from '#core/propsPlayground/state.ts';
import { byClass } from '#markup/selectors.ts';
import { InPlace } from './InPlace.tsx';

interface PlaygroundCodeProps {
  /** Holds the figure that the compiler has printed. */
  container: HTMLElement;
  description: PlaygroundDescription;
  state: PropsPlaygroundState;
}

interface Place {
  element: Element;
  language: CodeLanguage;
}

const findPlaces = (container: HTMLElement): Place[] =>
  [...container.querySelectorAll(`${byClass('playground-code')} > pre`)].flatMap((pre) => {
    const element = pre.querySelector('code');
    const language = pre.classList.contains('js') ? 'js' : 'ts';
    return element === null ? [] : [{ element, language }];
  });

/** The code of a state, in each language it has, where that of the first state was printed. */
export function PlaygroundCode({ container, description, state }: PlaygroundCodeProps) {
  const [places] = useState(() => findPlaces(container));
  return places.map(({ element, language }) => (
    <InPlace key={language} element={element}>
      <Lines lines={printExample(description, state, language)} />
    </InPlace>
  ));
}

/** Text and `<i class="k">`, as the compiler prints them. */
const Lines = ({ lines }: { lines: readonly Line[] }) =>
  lines.map((line, row) => (
    <Fragment key={row}>
      {row > 0 && '\n'}
      {line.map((piece, at) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          <i key={at} className={piece[0]}>
            {piece[1]}
          </i>
        ),
      )}
    </Fragment>
  ));
