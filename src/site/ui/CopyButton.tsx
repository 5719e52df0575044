import { codeMessages } from '#content/messages/code.ts';
import { useCopied } from './useCopied.ts';

const COPIED_MS = 1_200;

interface CopyButtonProps {
  label: string;
  text: string;
  className?: string | undefined;
}

/** Copies a text, and says for a moment that it did. */
export function CopyButton({ label, text, className = '' }: CopyButtonProps) {
  const [state, copy] = useCopied(COPIED_MS);
  const words = { idle: label, copied: codeMessages.copied, refused: codeMessages.refused };
  return (
    <button type="button" className={`tool ${className}`} onClick={() => void copy(text)}>
      {words[state]}
    </button>
  );
}
