import { useRef, useState, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import type { Handover, SandboxAction, SandboxOfPage } from './sandboxes.ts';

/** How long a blob's address is kept for the browser to begin its download. */
const REVOKE_AFTER_MS = 10_000;

/**
 * Hands code to a sandbox in a tab of its own, or gives it as a ZIP.
 * @returns what does it, and fails with a text for the reader, or resolves with a word about its versions, which may be
 * empty; and an element to draw, which is there only then.
 */
export function useSandbox(): [
  send: (action: SandboxAction, choice: SandboxOfPage) => Promise<string>,
  outlet: ReactNode,
] {
  const [handover, setHandover] = useState<Handover>();
  const form = useRef<HTMLFormElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const send = async (action: SandboxAction, choice: SandboxOfPage): Promise<string> => {
    const { prepareHandover } = await import('./sandboxes.ts');
    const next = await prepareHandover(action, choice);
    flushSync(() => setHandover(next));
    form.current?.submit();
    link.current?.click();
    setHandover(undefined);
    if (next.kind === 'file') setTimeout(() => URL.revokeObjectURL(next.url), REVOKE_AFTER_MS);
    return next.note;
  };
  const outlet = handover !== undefined && (
    <HandoverElement handover={handover} form={form} link={link} />
  );
  return [send, outlet];
}

interface HandoverElementProps {
  handover: Handover;
  form: Ref<HTMLFormElement>;
  link: Ref<HTMLAnchorElement>;
}

function HandoverElement({ handover, form, link }: HandoverElementProps) {
  if (handover.kind === 'file') {
    return (
      <a ref={link} href={handover.url} download={handover.name} hidden>
        {handover.name}
      </a>
    );
  }
  const { action, fields } = handover.form;
  return (
    // To a new tab that cannot reach back to this one.
    <form ref={form} method="post" action={action} target="_blank" rel="noopener" hidden>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} readOnly />
      ))}
    </form>
  );
}
