import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { LONGEST_CODE } from '#core/migration/limits.ts';
import type { CodeUsages } from '#core/migration/names.ts';
import { looksLikePackage } from '#core/migration/packageJson.ts';
import type { CodeProblem } from '#core/migration/readCode.ts';
import { openCodeReader, type CodeReader } from './codeReader.ts';

/** What became of pasted code. */
export type CodeState =
  | { kind: 'none' }
  | { kind: 'package' }
  /** @property code what was read last, so that the list does not come and go while somebody types. */
  | { kind: 'reading'; code?: CodeUsages }
  | { kind: 'failed' }
  | { kind: 'problem'; problem: CodeProblem }
  | { kind: 'read'; code: CodeUsages };

/** Code is read when nothing more is typed for so long. */
const READ_AFTER_MS = 200;

/** Reads code in a worker, which is started by the first code. */
export function useCode(text: string): CodeState {
  const [last, setLast] = useState<{ text: string; state: CodeState }>();
  const [hasFailed, setHasFailed] = useState(false);
  const reader = useRef<CodeReader>(undefined);
  useEffect(
    () => () => {
      reader.current?.close();
      reader.current = undefined;
    },
    [],
  );
  const read = useEffectEvent((code: string) => {
    const come = (state: CodeState): void => setLast({ text: code, state });
    // A reader that has failed is opened anew by the next code.
    reader.current ??= openCodeReader(() => setHasFailed(true));
    setHasFailed(false);
    reader.current.read(code, (answer) =>
      come(
        'code' in answer
          ? { kind: 'read', code: answer.code }
          : { kind: 'problem', problem: answer.problem },
      ),
    );
  });
  const known = stateWithoutReading(text);
  const isRead = known === undefined;
  useEffect(() => {
    if (!isRead) return undefined;
    const timer = setTimeout(() => read(text), READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isRead, text]);
  if (known !== undefined) return known;
  if (hasFailed) return { kind: 'failed' };
  if (last?.text === text) return last.state;
  return { kind: 'reading', ...(last?.state.kind === 'read' && { code: last.state.code }) };
}

/** What can be said of a text at once; undefined: it must be parsed. */
function stateWithoutReading(text: string): CodeState | undefined {
  if (text.trim() === '') return { kind: 'none' };
  if (looksLikePackage(text)) return { kind: 'package' };
  if (text.length > LONGEST_CODE) {
    return { kind: 'problem', problem: { kind: 'too-long', size: text.length } };
  }
  return undefined;
}
