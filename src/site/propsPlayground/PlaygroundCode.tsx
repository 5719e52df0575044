import { Fragment, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { printExample, type CodeLanguage } from '#core/propsPlayground/code.ts';
import type { Line, PlaygroundDescription } from '#core/propsPlayground/description.ts';
import type { PropsPlaygroundState } from '#core/propsPlayground/state.ts';
import { byClass } from '#markup/selectors.ts';

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
    <CodeInPlace
      key={language}
      element={element}
      lines={printExample(description, state, language)}
    />
  ));
}

/** Takes over from what was printed, in the same frame. */
function CodeInPlace({ element, lines }: { element: Element; lines: readonly Line[] }) {
  const [written] = useState(() => [...element.childNodes]);
  useLayoutEffect(() => {
    for (const node of written) node.remove();
  }, [written]);
  return createPortal(<Lines lines={lines} />, element);
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
