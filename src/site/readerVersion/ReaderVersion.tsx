import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { readerVersionMessages as words } from '#content/messages/readerVersion.ts';
import { DOCUMENTED_VERSION } from '#content/products.ts';
import { changesOfOwner, type NameChange } from '#core/history/changes.ts';
import type { ProductHistory } from '#core/history/productHistory.ts';
import type { ChangedProduct } from '#core/migration/change.ts';
import { changedProducts } from '#core/migration/products.ts';
import { differencesOf, gapBetween, MissingNames } from '#core/readerVersion/differences.ts';
import { parseVersions } from '#core/readerVersion/versions.ts';
import { classAnchor, memberAnchor, slotAnchor } from '#core/reference/reference.ts';
import { changeParts, type LinePart, type LineTarget } from '#markup/changes/changeParts.ts';
import { linesByVersion, type VersionLines } from '#markup/changes/versions.ts';
import { attributes, byClass, marked } from '#markup/selectors.ts';
import { IslandNotice } from '../islands/IslandNotice.tsx';
import type { IslandProps } from '../islands/registry.ts';
import { useOnDemand } from '../islands/useOnDemand.ts';
import { usePreference } from '../preferences/usePreference.ts';
import { SHOW_VERSIONS } from '../shell/names.ts';
import { loadHistory } from './loadHistory.ts';
import styles from './ReaderVersion.module.css';

/** What the page describes. */
interface Described {
  product: ChangedProduct;
  owner: string;
  isInterface: boolean;
}

function describedAt(place: HTMLElement): Described | undefined {
  const id = place.getAttribute(attributes.versionsOf);
  const product = changedProducts.find((each) => each === id);
  return (
    product && {
      product,
      owner: place.getAttribute(attributes.owner) ?? '',
      isInterface: place.hasAttribute(attributes.interface),
    }
  );
}

/** On a page of the reference: what differs in the reader's version, on top and in the rows. Nothing without a version. */
export function Island({ place }: IslandProps) {
  const [described] = useState(() => describedAt(place));
  const versions = parseVersions(usePreference('versions'));
  const version = described && versions[described.product];
  if (described === undefined || version === undefined) return null;
  return <Comparison key={version} described={described} version={version} />;
}

interface ComparisonProps {
  described: Described;
  version: string;
}

function Comparison({ described, version }: ComparisonProps) {
  const [history, load] = useOnDemand(() => loadHistory(described.product));
  const loadOnce = useEffectEvent(load);
  useEffect(() => loadOnce(), []);
  if (history.kind === 'failed') {
    return <IslandNotice text={words.failed(version)} onRetry={load} />;
  }
  if (history.kind !== 'ready') return <Line>{words.loading(version)}</Line>;
  return <Differences described={described} version={version} history={history.value} />;
}

/** As high as the place of the island is kept (`reference.css`). */
const Line = ({ children }: { children: ReactNode }) => (
  <p className={styles['line']}>{children}</p>
);

interface DifferencesProps extends ComparisonProps {
  history: ProductHistory;
}

function Differences({ described, version, history }: DifferencesProps) {
  const { owner } = described;
  const gap = gapBetween(history, version, DOCUMENTED_VERSION);
  const own = differencesOf(changesOfOwner(history.changes, owner), gap);
  const lines = linesByVersion(own, DOCUMENTED_VERSION, true);
  const count = lines.reduce((sum, one) => sum + one.lines.length, 0);
  const missing = new MissingNames(history.changes, gap);
  const lacksOwner = missing.hasExport(owner);
  if (count === 0) {
    return (
      <Line>
        {words.same(version)} <ChangeButton />
      </Line>
    );
  }
  return (
    <>
      <details className={styles['differences']}>
        <summary>
          {lacksOwner ? words.missingOwner(owner, version) : words.differences(version, count)}
        </summary>
        {lines.map((one) => (
          <VersionChanges key={one.version} described={described} changes={one} />
        ))}
        <p>
          <ChangeButton />
        </p>
      </details>
      {!lacksOwner && <Marks changes={own} owner={owner} version={version} missing={missing} />}
    </>
  );
}

const ChangeButton = () => (
  <button type="button" className="tool" {...marked('set', SHOW_VERSIONS)}>
    {words.change}
  </button>
);

/** The id of the row of a name; undefined for what has none. */
function anchorOf({ subject, name }: Pick<NameChange, 'subject' | 'name'>, owner: string) {
  if (subject === 'member') return memberAnchor(owner, name);
  if (subject === 'slot') return slotAnchor(owner, name);
  return subject === 'class' ? classAnchor(owner, name) : undefined;
}

function targetOn({ owner, isInterface }: Described): LineTarget {
  return {
    interfaces: new Set(isInterface ? [owner] : []),
    ownerHref: () => undefined,
    rowHref: (of, { subject }, name) => {
      const id = anchorOf({ subject, name }, of);
      return id !== undefined && document.getElementById(id) !== null ? `#${id}` : undefined;
    },
  };
}

interface VersionChangesProps {
  described: Described;
  changes: VersionLines;
}

const VersionChanges = ({ described, changes: { title, lines } }: VersionChangesProps) => (
  <>
    <p>
      <strong>{title}</strong>
    </p>
    <ul className="api-changes">
      {lines.map((line) => {
        const parts = changeParts(line, targetOn(described), described.owner);
        return <li key={JSON.stringify(line)}>{parts.map(partOf)}</li>;
      })}
    </ul>
  </>
);

function partOf(part: LinePart, at: number): ReactNode {
  if (typeof part === 'string') return part;
  if ('strong' in part) return <strong key={at}>{part.strong}</strong>;
  if (part.href === undefined) return <code key={at}>{part.code}</code>;
  return (
    <a key={at} href={part.href}>
      <code>{part.code}</code>
    </a>
  );
}

interface MarksProps {
  changes: readonly NameChange[];
  owner: string;
  version: string;
  missing: MissingNames;
}

/** A word in each row that the reader's version lacks. */
function Marks({ changes, owner, version, missing }: MarksProps) {
  const [heads] = useState(() => {
    const ids = changes
      .filter((change) => change.owner === owner && missing.says(change))
      .flatMap((change) => anchorOf(change, owner) ?? []);
    return [...new Set(ids)].flatMap((id) => {
      const head = document.getElementById(id)?.querySelector(`:scope > ${byClass('api-head')}`);
      return head == null ? [] : [{ id, head }];
    });
  });
  return heads.map(({ id, head }) =>
    createPortal(
      <span className={`chip ${styles['mark']}`} title={words.notInTitle(version)}>
        {words.notIn(version)}
      </span>,
      head,
      id,
    ),
  );
}
