import { useEffect, useEffectEvent, useState, type ClipboardEvent } from 'react';
import { upgradeMessages as words } from '#content/messages/upgrade.ts';
import type { AssistantChoices } from '#core/migration/address.ts';
import type { Changes } from '#core/migration/change.ts';
import {
  looksLikePackage,
  readPackageJson,
  type NamedProduct,
} from '#core/migration/packageJson.ts';
import { planUpgrade, type UpgradePlan } from '#core/migration/plan.ts';
import type { CodeUsages } from '#core/migration/names.ts';
import { LONGEST_CODE } from '#core/migration/limits.ts';
import { readVersion } from '#core/migration/versions.ts';
import {
  UpgradeForm,
  type FieldName,
  type FieldNote,
  type KeptField,
} from '#markup/upgrade/UpgradeForm.tsx';
import { IslandNotice } from '../islands/IslandNotice.tsx';
import type { IslandProps } from '../islands/registry.ts';
import { useOnDemand } from '../islands/useOnDemand.ts';
import { loadChanges } from './loadChanges.ts';
import { PackageProducts } from './PackageProducts.tsx';
import { PlanView } from './PlanView.tsx';
import { addressOf, useChoices } from './useChoices.ts';
import { useCode, type CodeState } from './useCode.ts';

/** What the placeholder says once the list is as long as it gets without code (`markup/upgrade/upgradeStyles.ts`). */
const READY = 'data-ready';

/** The form of the upgrade assistant, and the list of changes below it. */
export function Island({ place }: IslandProps) {
  const [choices, setChoices] = useChoices();
  // Typed before the island was there, or filled in again by the browser.
  const [code, setCode] = useState(() => place.querySelector('textarea')?.value ?? '');
  const [refused, setRefused] = useState(0);
  const [loaded, load] = useOnDemand(loadChanges);
  const loadOnce = useEffectEvent(load);
  useEffect(() => loadOnce(), []);
  const isThere = loaded.kind === 'ready' || loaded.kind === 'failed';
  useEffect(() => {
    if (isThere) place.toggleAttribute(READY, true);
  }, [isThere, place]);
  const codeState = useCode(code);
  const changes = loaded.kind === 'ready' ? loaded.value : undefined;
  const products = changes === undefined ? [] : productsIn(code, changes);
  const take = (product: NamedProduct): void => {
    if (product.major === undefined) return;
    setChoices({ ...choices, product: product.product, from: product.text, plan: product.plan });
  };
  function type(text: string): void {
    setCode(text);
    setRefused(0);
    const first = changes && productsIn(text, changes).find(({ major }) => major !== undefined);
    if (first !== undefined) take(first);
  }
  /** A field with megabytes of text would stand still for seconds, so they never get there. */
  function paste(event: ClipboardEvent): void {
    const { length } = event.clipboardData.getData('text');
    if (length <= LONGEST_CODE) return;
    event.preventDefault();
    setRefused(length);
  }
  const outcome = changes === undefined ? undefined : planOf(choices, codeState, changes);
  const choose = (name: keyof AssistantChoices): KeptField => ({
    value: choices[name],
    onChange: ({ target }) => setChoices({ ...choices, [name]: target.value }),
  });
  return (
    <>
      <UpgradeForm
        fields={{
          product: choose('product'),
          from: choose('from'),
          to: choose('to'),
          plan: choose('plan'),
          code: { value: code, onChange: ({ target }) => type(target.value), onPaste: paste },
        }}
        notes={{
          ...outcome?.notes,
          ...codeNote(code, codeState, changes),
          ...(refused > 0 && { code: tooLong(refused) }),
        }}
      >
        {products.length > 0 && <PackageProducts products={products} onTake={take} />}
      </UpgradeForm>
      {loaded.kind === 'failed' && <IslandNotice text={words.notLoaded} onRetry={load} />}
      {(loaded.kind === 'idle' || loaded.kind === 'loading') && (
        <p role="status">{words.loading}</p>
      )}
      {changes !== undefined && outcome?.plan !== undefined && (
        <PlanView
          plan={outcome.plan}
          changes={changes}
          address={location.origin + addressOf(choices)}
          isOfCode={usagesOf(codeState) !== undefined}
        />
      )}
    </>
  );
}

const usagesOf = (state: CodeState): CodeUsages | undefined =>
  state.kind === 'read' || state.kind === 'reading' ? state.code : undefined;

type Notes = Partial<Record<FieldName, FieldNote>>;

function productsIn(text: string, changes: Changes): NamedProduct[] {
  if (!looksLikePackage(text)) return [];
  const read = readPackageJson(text, changes);
  return 'products' in read ? read.products : [];
}

const tooLong = (size: number): FieldNote => wrong(words.codeProblem({ kind: 'too-long', size }));

const wrong = (text: string): FieldNote => ({ text, isWrong: true });

/** What the form leads to: a plan, or what is wrong with a field. */
function planOf(
  { product, plan, ...texts }: AssistantChoices,
  code: CodeState,
  changes: Changes,
): { plan?: UpgradePlan; notes: Notes } {
  const from = readVersion(texts.from, product, changes);
  const to = readVersion(texts.to, product, changes);
  if ('problem' in from || 'problem' in to) {
    return {
      notes: {
        ...('problem' in from && { from: wrong(words.version(from.problem)) }),
        ...('problem' in to && { to: wrong(words.version(to.problem)) }),
      },
    };
  }
  if (from.major >= to.major) {
    return { notes: { to: wrong(words.noOrder(texts.from.trim(), texts.to.trim())) } };
  }
  const options = { product, from: from.major, to: to.major, plan };
  const usages = usagesOf(code);
  return {
    plan: planUpgrade(changes, options, usages),
    notes: {
      ...(from.isRange && {
        from: { text: words.range(texts.from.trim(), from.major), isWrong: false },
      }),
      ...(usages !== undefined &&
        usages.products.length > 0 &&
        !usages.products.includes(product) && {
          code: { text: words.noneOfProduct(product), isWrong: false },
        }),
    },
  };
}

/** What is to say of the pasted text, besides what the plan says. */
function codeNote(text: string, state: CodeState, changes: Changes | undefined): Notes {
  switch (state.kind) {
    case 'reading':
      return { code: { text: words.reading, isWrong: false } };
    case 'failed':
      return { code: wrong(words.readerFailed) };
    case 'problem':
      return { code: wrong(words.codeProblem(state.problem)) };
    case 'package': {
      const read = changes && readPackageJson(text, changes);
      return read && 'problem' in read ? { code: wrong(words.packageProblem(read.problem)) } : {};
    }
    default:
      return {};
  }
}
