import {
  Combobox as AriakitCombobox,
  ComboboxGroup,
  ComboboxGroupLabel,
  ComboboxItem,
  ComboboxList,
  ComboboxProvider,
} from '@ariakit/react';
import type {
  ComponentProps,
  KeyboardEvent,
  MouseEvent,
  PointerEvent,
  ReactNode,
  Ref,
} from 'react';

/*
 * An editable combobox whose list is always there (APG, "Editable Combobox With List Autocomplete"): the focus stays in
 * the field, and one option is active, which the field names. Arrow keys and the ends are the library's.
 */

interface ComboboxProps {
  value: string;
  onType: (value: string) => void;
  /** Id of the active option. */
  activeId: string | undefined;
  onActivate: (id: string) => void;
  children: ReactNode;
}

/** Holds the field and the list, wherever they stand in it. */
export const Combobox = ({ value, onType, activeId, onActivate, children }: ComboboxProps) => (
  <ComboboxProvider
    open
    focusLoop
    includesBaseElement={false}
    value={value}
    setValue={onType}
    activeId={activeId ?? null}
    setActiveId={(id) => {
      if (typeof id === 'string') onActivate(id);
    }}
  >
    {children}
  </ComboboxProvider>
);

/** Safari says that a composition is over before it tells the key that has ended it; the key's code is left. */
const composes = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

interface ComboboxFieldProps {
  ref?: Ref<HTMLInputElement>;
  id: string;
  label: string;
  placeholder: string;
  /** Enter on the active option: `isApart` with Ctrl or Cmd. */
  onEnter: (isApart: boolean) => void;
  /** Home, or End. */
  onEnd: (isLast: boolean) => void;
}

export function ComboboxField({ ref, label, onEnter, onEnd, ...props }: ComboboxFieldProps) {
  const onKeyDownCapture = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (composes(event)) {
      // Ariakit knows only one of the two signs, and would follow the active option.
      event.stopPropagation();
      return;
    }
    const isChord = event.ctrlKey || event.metaKey;
    if (event.shiftKey || event.altKey) return;
    if (event.key === 'Enter') onEnter(isChord);
    else if (!isChord && (event.key === 'Home' || event.key === 'End')) onEnd(event.key === 'End');
    else return;
    event.preventDefault();
  };
  return (
    <AriakitCombobox
      {...props}
      ref={ref ?? null}
      type="search"
      aria-label={label}
      autoComplete="list"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="go"
      onKeyDownCapture={onKeyDownCapture}
    />
  );
}

interface OptionsProps {
  id: string;
  label: string;
  children: ReactNode;
}

/** The list. The focus stays in the field, whatever is pressed in it. */
export const Options = ({ label, ...props }: OptionsProps) => (
  <ComboboxList
    {...props}
    alwaysVisible
    aria-label={label}
    onMouseDown={(event) => {
      if (event.button === 0) event.preventDefault();
    }}
  />
);

interface OptionGroupProps {
  title: string;
  className: string;
  children: ReactNode;
}

export const OptionGroup = ({ title, className, children }: OptionGroupProps) => (
  <ComboboxGroup className={className}>
    <ComboboxGroupLabel render={<p />}>{title}</ComboboxGroupLabel>
    {children}
  </ComboboxGroup>
);

interface OptionProps {
  id: string;
  className: string;
  isActive: boolean;
  /** Id of what names it, where that is not all it holds. */
  labelledBy?: string;
  /** A link is a real one: it can be opened in a tab of its own, copied, dragged. */
  href?: string;
  onPoint: () => void;
  onPress: (event: MouseEvent<HTMLElement>) => void;
  children: ReactNode;
}

export const Option = ({ isActive, labelledBy, href, onPoint, onPress, ...props }: OptionProps) => (
  <ComboboxItem
    {...props}
    {...(href !== undefined && { render: <OptionLink href={href} /> })}
    aria-selected={isActive}
    {...(labelledBy !== undefined && { 'aria-labelledby': labelledBy })}
    focusOnHover={false}
    onPointerMove={({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse' && !isActive) onPoint();
    }}
    onClick={onPress}
  />
);

const OptionLink = ({ children, ...props }: ComponentProps<'a'>) => <a {...props}>{children}</a>;
