import { referenceMessages } from '#content/messages/reference.ts';
interface ViewTabsProps {
  /** The component or interface. */
  name: string;
  views: readonly { route: string; title: string; current: boolean }[];
}

/** Links between the views of one thing: its reference, its playground, its types. */
export const ViewTabs = ({ name, views }: ViewTabsProps) => (
  <nav className="api-tabs" aria-label={referenceMessages.views(name)}>
    {views.map(({ route, title, current }) => (
      <a key={route} href={route} aria-current={current ? 'page' : undefined}>
        {title}
      </a>
    ))}
  </nav>
);
