import { useEffect, useState, type ReactNode } from 'react';
import { searchMessages } from '#content/messages/search.ts';
import { PLAN_NAMES } from '#core/reference/plans.ts';
import type { SearchKind } from '#core/search/entity.ts';
import type { SearchHit } from '#core/search/engine.ts';
import { exampleOf } from '#core/search/example.ts';
import { trustHtml } from '../trustedTypes.ts';
import { useMediaQuery } from '../ui/useMediaQuery.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import type { Result } from './items.ts';
import { readPart, type PagePart } from './pagePart.ts';
import styles from './search.module.css';
import { useSearchServices } from './services.ts';

/** A reader who walks through the list fetches no page on the way. */
const REST_MS = 150;
/** `search.module.css` shows the pane from here on: where there is no room for it, nothing is fetched. */
const HAS_ROOM = '(min-width: 900px)';

/** Kinds that packages of a higher plan may have. */
const HAVE_PLANS: ReadonlySet<SearchKind> = new Set([
  'component',
  'interface',
  'hook',
  'prop',
  'member',
  'argument',
  'slot',
  'event',
  'selector',
]);

/** What a result is, without going there: its facts at once, then what its own page says. */
export const Preview = ({ result }: { result: Result | undefined }) => (
  <div role="region" aria-label={searchMessages.preview} className={styles.preview} tabIndex={0}>
    {result !== undefined && (
      <ResultPreview key={`${result.href} ${result.title}`} result={result} />
    )}
  </div>
);

type Fetched = { kind: 'coming' } | { kind: 'failed' } | { kind: 'there'; part: PagePart };

function ResultPreview({ result }: { result: Result }) {
  const [attempt, setAttempt] = useState(0);
  const fetched = usePart(result, attempt);
  const { hit, href, title, path } = result;
  const link = new URL(href, location.origin).href;
  const line = fetched.kind === 'there' && hit !== undefined ? fetched.part.importLine : '';
  return (
    <>
      <Heading kind={path} title={title} />
      {hit !== undefined && <Facts hit={hit} />}
      <p className={styles.copies}>
        {hit !== undefined && <CopiesOf hit={hit} />}
        <CopyButton label={searchMessages.copy.link} text={link} />
        {line !== '' && <CopyButton label={searchMessages.copy.import} text={line} />}
      </p>
      <Content fetched={fetched} onRetry={() => setAttempt(attempt + 1)} />
    </>
  );
}

/** What the page says, once the reader rests on its result. */
function usePart(result: Result, attempt: number): Fetched {
  const { fetchPage } = useSearchServices();
  const hasRoom = useMediaQuery(HAS_ROOM);
  const [fetched, setFetched] = useState<Fetched>({ kind: 'coming' });
  const { href, hit, text } = result;
  const entityKind = hit?.entity.kind;
  // What was not searched for, such as a page that is only offered, is named and no more.
  const isWanted = hasRoom && (hit !== undefined || text !== undefined);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    const url = new URL(href, location.origin).href;
    const timer = setTimeout(
      () => {
        fetchPage(url).then(
          (page) => {
            if (!isGone) setFetched({ kind: 'there', part: readPart(page, url, entityKind) });
          },
          () => {
            if (!isGone) setFetched({ kind: 'failed' });
          },
        );
      },
      attempt === 0 ? REST_MS : 0,
    );
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [isWanted, href, entityKind, attempt, fetchPage]);
  return fetched;
}

function Content({ fetched, onRetry }: { fetched: Fetched; onRetry: () => void }) {
  if (fetched.kind === 'coming') return null;
  if (fetched.kind === 'failed') {
    return (
      <p role="alert">
        {searchMessages.pageMissing}{' '}
        <button type="button" className="tool" onClick={onRetry}>
          {searchMessages.retry}
        </button>
      </p>
    );
  }
  const { content } = fetched.part;
  const className = `${styles.excerpt} prose`;
  return content.kind === 'code' ? (
    <div className={className}>
      <pre tabIndex={0}>{content.text}</pre>
    </div>
  ) : (
    <OwnHtml className={className} html={content.html} />
  );
}

/** HTML of a page of ours. */
function OwnHtml({ html, className }: { html: string; className: string }) {
  // React compares it by identity.
  const [trusted] = useState(() => trustHtml(html));
  return <div className={className} dangerouslySetInnerHTML={{ __html: trusted }} />;
}

const Heading = ({ kind, title }: { kind: string; title: string }) => (
  <>
    <p className={styles.kind}>{kind}</p>
    <h2>{title}</h2>
  </>
);

function Facts({ hit: { entity, page } }: { hit: SearchHit }) {
  const { fact } = searchMessages;
  return (
    <dl>
      <Fact name={fact.type}>{entity.type}</Fact>
      <Fact name={fact.default}>{entity.default}</Fact>
      <Fact name={fact.plan}>{HAVE_PLANS.has(entity.kind) ? PLAN_NAMES[entity.plan] : ''}</Fact>
      <Fact name={fact.example}>{exampleOf(entity, page) ?? ''}</Fact>
      <Fact name={fact.of}>
        {entity.owners.length > 1 ? entity.owners.map(({ title }) => title).join(', ') : ''}
      </Fact>
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: string }): ReactNode =>
  children !== '' && (
    <>
      <dt>{name}</dt>
      <dd>
        <code>{children}</code>
      </dd>
    </>
  );

function CopiesOf({ hit: { entity, page } }: { hit: SearchHit }) {
  const example = exampleOf(entity, page);
  return (
    <>
      <CopyButton label={searchMessages.copy.name} text={entity.name} />
      {example !== undefined && <CopyButton label={searchMessages.copy.example} text={example} />}
    </>
  );
}
