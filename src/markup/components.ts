import { AdPlace } from './ads/AdPlace.tsx';
import { CodeBlock } from './code/CodeBlock.tsx';
import { DateLibraryChoice } from './demo/DateLibraryChoice.tsx';
import { DemoFrame } from './demo/DemoFrame.tsx';
import { FeatureFilter } from './features/FeatureFilter.tsx';
import { DemoGallery } from './gallery/DemoGallery.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { GalleryFilter } from './gallery/GalleryFilter.tsx';
import { InstallNote } from './installation/InstallNote.tsx';
import { Installation } from './installation/Installation.tsx';
import { Chip } from './prose/Chip.tsx';
import { ChangeFilter } from './prose/Filter.tsx';
import { Heading } from './prose/Heading.tsx';
import { NameLink } from './prose/NameLink.tsx';
import { Notice } from './prose/Notice.tsx';
import { PlanMark } from './prose/PlanMark.tsx';
import { SinceMark } from './prose/SinceMark.tsx';
import { PlaygroundList } from './propsPlayground/PlaygroundList.tsx';
import { PropsPlayground } from './propsPlayground/PropsPlayground.tsx';
import { EntryNote } from './reference/EntryNote.tsx';
import { DeprecatedMark, LifetimeMarks } from './reference/Lifetime.tsx';
import { Excerpt, List } from './reference/List.tsx';
import { ReaderVersionPlace } from './reference/ReaderVersionPlace.tsx';
import { RequiredMark, Row, RowDetails, RowHead, TypeFact, ValueFact } from './reference/Row.tsx';
import {
  CodeList,
  DemoLinks,
  LiteralList,
  Parameter,
  ParameterList,
  Replaced,
} from './reference/RowParts.tsx';
import { SlotFigure } from './reference/SlotFigure.tsx';
import { TypeBlock, TypeCode } from './reference/TypeCode.tsx';
import { TypeRecord } from './reference/TypeRecord.tsx';
import { ViewTabs } from './reference/ViewTabs.tsx';
import { TabPanel, Tabs } from './tabs/Tabs.tsx';
import { UpgradePlace } from './upgrade/UpgradePlace.tsx';

/** What the compiler may place in the tree of an article, by name. */
export const components = {
  AdPlace,
  ChangeFilter,
  Chip,
  CodeBlock,
  CodeList,
  DateLibraryChoice,
  DemoFrame,
  DemoGallery,
  DemoLinks,
  DeprecatedMark,
  EntryNote,
  Excerpt,
  FeatureFilter,
  Gallery,
  GalleryFilter,
  Heading,
  Installation,
  InstallNote,
  LifetimeMarks,
  List,
  LiteralList,
  NameLink,
  Notice,
  Parameter,
  ParameterList,
  PlanMark,
  PlaygroundList,
  PropsPlayground,
  ReaderVersionPlace,
  Replaced,
  RequiredMark,
  Row,
  RowDetails,
  RowHead,
  SinceMark,
  SlotFigure,
  TabPanel,
  Tabs,
  TypeBlock,
  TypeCode,
  TypeFact,
  TypeRecord,
  UpgradePlace,
  ValueFact,
  ViewTabs,
};

export type ComponentName = keyof typeof components;

/** What a component is placed with; its children are nodes of the tree. */
export type PlacedProps<N extends ComponentName> = Omit<
  Parameters<(typeof components)[N]>[0],
  'children'
>;
