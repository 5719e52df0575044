import { installationMessages } from '#content/messages/installation.ts';

interface InstallNoteProps {
  text: string;
  /** Packages with the version that these pages describe. */
  exact: readonly string[];
}

/** Below a command: which version it installs, and how to get the one that is described. */
export const InstallNote = ({ text, exact }: InstallNoteProps) => (
  <p className="install-note">
    {text} {installationMessages.exact} <code>{exact.join(' ')}</code>.
  </p>
);
