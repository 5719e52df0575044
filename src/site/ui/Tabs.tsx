import { Tab as AriakitTab, TabList as AriakitTabList, TabProvider } from '@ariakit/react';

interface TabsProps {
  /** Names the list. */
  label: string;
  /** Beside `tab-list`. */
  className: string;
  tabs: readonly { id: string; text: string }[];
  selected: string;
  /** What the tabs choose the content of. It is labeled by the selected one: the caller says so there. */
  panel: string;
  onSelect: (id: string) => void;
}

/** A row of tabs, from left to right, of which the one that has the focus is chosen (APG, Tabs with automatic activation). */
export const Tabs = ({ label, className, tabs, selected, panel, onSelect }: TabsProps) => (
  <TabProvider
    selectedId={selected}
    setSelectedId={(id) => {
      if (typeof id === 'string') onSelect(id);
    }}
  >
    <AriakitTabList className={`tab-list ${className}`} aria-label={label}>
      {tabs.map(({ id, text }) => (
        <AriakitTab key={id} id={id} className="tab" aria-controls={panel}>
          {text}
        </AriakitTab>
      ))}
    </AriakitTabList>
  </TabProvider>
);
