import { useEffect, useState } from 'react';
import { dateLibraryMessages as words } from '#content/messages/dateLibrary.ts';
import { dateLibraries, derivedLibraries, type DateLibrary } from '#core/dateLibrary/libraries.ts';
import { DateLibraryButtons } from '#markup/demo/DateLibraryChoice.tsx';
import type { DatedPage } from '#markup/demo/datedPage.ts';
import { PAGE_ATTRIBUTE } from '#markup/pageAttribute.ts';
import { attributes, byAttribute } from '#markup/selectors.ts';
import { useIslandPage } from '../islands/context.tsx';
import { IslandNotice } from '../islands/IslandNotice.tsx';
import type { IslandProps } from '../islands/registry.ts';
import { usePreference } from '../preferences/usePreference.ts';
import { DatedDemoCode } from './DatedDemoCode.tsx';
import { DatedFence } from './DatedFence.tsx';
import { loadDated } from './loadDated.ts';

/** The code of a page in the chosen library, and what keeps it from being shown. */
type Shown =
  | { kind: 'dayjs' }
  /** The page has no code for the library. */
  | { kind: 'not-here'; library: DateLibrary }
  | { kind: 'loading' | 'failed'; library: DateLibrary }
  | { kind: 'ready'; library: DateLibrary; page: DatedPage };

/** Fetches the code of a page in the library that the reader has chosen. */
function useDated(key: string, offered: readonly string[]): [Shown, retry: () => void] {
  const chosen = usePreference('dateLibrary');
  const [attempt, setAttempt] = useState(0);
  const [came, setCame] = useState<{ requestKey: string; page: DatedPage | undefined }>();
  const library = derivedLibraries.find((each) => each === chosen && offered.includes(each));
  const requestKey = `${library ?? ''} ${attempt}`;
  useEffect(() => {
    if (library === undefined) return undefined;
    let left = false;
    const set = (page: DatedPage | undefined): void => {
      if (!left) setCame({ requestKey, page });
    };
    loadDated(key, library).then(set, () => set(undefined)); // said beside the choice
    return () => {
      left = true;
    };
  }, [key, library, requestKey]);
  const retry = (): void => setAttempt(attempt + 1);
  if (chosen === 'dayjs') return [{ kind: 'dayjs' }, retry];
  if (library === undefined) return [{ kind: 'not-here', library: chosen }, retry];
  if (came?.requestKey !== requestKey) return [{ kind: 'loading', library }, retry];
  return came.page === undefined
    ? [{ kind: 'failed', library }, retry]
    : [{ kind: 'ready', library, page: came.page }, retry];
}

/**
 * The choice of a date library, and with it the code of the whole article. What is printed stays where it is and is hidden,
 * so that Day.js is there at once when the reader goes back to it.
 */
export function Island({ place }: IslandProps) {
  const { key } = useIslandPage();
  const [libraries] = useState(() =>
    (Object.keys(dateLibraries) as DateLibrary[]).filter((library) =>
      (place.getAttribute(attributes.libraries) ?? '').split(' ').includes(library),
    ),
  );
  const [article] = useState(
    () => place.closest<HTMLElement>(byAttribute(PAGE_ATTRIBUTE)) ?? place.ownerDocument.body,
  );
  const [shown, retry] = useDated(key, libraries);
  const chosen = usePreference('dateLibrary');
  return (
    <>
      <DateLibraryButtons libraries={libraries} chosen={chosen}>
        {shown.kind === 'failed' ? (
          <IslandNotice text={words.failed(nameOf(shown))} onRetry={retry} />
        ) : (
          <span className="date-library-said" role="status">
            {shown.kind === 'loading' && words.loading(nameOf(shown))}
            {shown.kind === 'not-here' && words.notHere(nameOf(shown))}
          </span>
        )}
      </DateLibraryButtons>
      {shown.kind === 'ready' && <DatedArticle article={article} {...shown} />}
    </>
  );
}

const nameOf = ({ library }: Exclude<Shown, { kind: 'dayjs' }>): string =>
  dateLibraries[library].name;

interface DatedArticleProps {
  article: HTMLElement;
  library: DateLibrary;
  page: DatedPage;
}

/** The code of every demo and fence of an article that exists in the library. */
function DatedArticle({ article, library, page }: DatedArticleProps) {
  const [demos] = useState(() => [
    ...article.querySelectorAll<HTMLElement>(byAttribute('data-demo')),
  ]);
  const [fences] = useState(() => [
    ...article.querySelectorAll<HTMLElement>(byAttribute('data-dated')),
  ]);
  return (
    <>
      {demos.map((frame) => {
        const name = frame.getAttribute(attributes.demo) ?? '';
        const demo = page.demos[name];
        if (demo === undefined && !page.missing.includes(name)) return null;
        return (
          <DatedDemoCode
            key={`${library} ${name}`}
            frame={frame}
            name={name}
            library={library}
            demo={demo}
          />
        );
      })}
      {fences.map((figure) => {
        const line = figure.getAttribute(attributes.dated) ?? '';
        const code = page.fences[line];
        return (
          code && (
            <DatedFence key={`${library} ${line}`} figure={figure} library={library} code={code} />
          )
        );
      })}
    </>
  );
}
