import { askAssistant } from '#content/messages/assistants.ts';
import { pageMessages } from '#content/messages/page.ts';
import { Menu, MenuLink } from '../ui/Menu.tsx';
import { markdownAddress } from './pageMarkdown.ts';

/** Where an assistant opens with a question; what is asked stands at the end. */
const ASSISTANTS = [
  { name: 'Claude', address: 'https://claude.ai/new?q=' },
  { name: 'ChatGPT', address: 'https://chatgpt.com/?q=' },
  { name: 'Perplexity', address: 'https://www.perplexity.ai/search?q=' },
];

export interface AssistantsMenuProps {
  button: HTMLElement;
  route: string;
  /** Of the page's Markdown (`PageData.markdown`). */
  files: readonly string[];
  onClose: () => void;
}

/** A menu of assistants; each opens with a question that names the page's Markdown. */
export function AssistantsMenu({ button, route, files, onClose }: AssistantsMenuProps) {
  const question = encodeURIComponent(askAssistant(markdownAddress(route, files)));
  return (
    <Menu button={button} label={pageMessages.openAssistant} onClose={onClose}>
      {ASSISTANTS.map(({ name, address }) => (
        <MenuLink key={name} href={`${address}${question}`}>
          {name}
        </MenuLink>
      ))}
    </Menu>
  );
}
