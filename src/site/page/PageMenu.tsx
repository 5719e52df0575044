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

/** What analytics hears of an entry. */
const told = (route: string, action: string) => ({
  'data-event-category': 'page',
  'data-event-action': action,
  'data-event-label': route,
});

export interface PageMenuProps {
  button: HTMLElement;
  route: string;
  /** Of the page's Markdown (`PageData.markdown`). */
  files: readonly string[];
  onClose: () => void;
}

/** The Markdown itself, and assistants; each opens with a question that names the Markdown. */
export function PageMenu({ button, route, files, onClose }: PageMenuProps) {
  const address = markdownAddress(route, files);
  const question = encodeURIComponent(askAssistant(address));
  return (
    <Menu button={button} label={pageMessages.moreTools} onClose={onClose}>
      <MenuLink href={address} told={told(route, 'view-markdown')}>
        {pageMessages.viewMarkdown}
      </MenuLink>
      {ASSISTANTS.map(({ name, address: start }) => (
        <MenuLink key={name} href={`${start}${question}`} told={told(route, 'assistant')}>
          {pageMessages.openIn(name)}
        </MenuLink>
      ))}
    </Menu>
  );
}
