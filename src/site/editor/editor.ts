import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { lintKeymap } from '@codemirror/lint';
import { Compartment, EditorState, Prec, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { editorMessages } from '#content/messages/editor.ts';
import { highlighters } from '#core/code/roles.ts';
import type { SandboxFile } from '#core/sandbox/source.ts';

const languageOf = (path: string): Extension => {
  if (path.endsWith('.css')) return css();
  return javascript({ typescript: /\.tsx?$/.test(path), jsx: !path.endsWith('.ts') });
};

export interface EditorOptions {
  parent: HTMLElement;
  onChange: (path: string, text: string) => void;
  /** The reader wants out. */
  onEscape: () => void;
  /** What knows types, for files that have them; added when it is there. */
  extensions?: (path: string) => Extension;
}

export interface Editor {
  view: EditorView;
  /** Shows a file; what was typed in it and can be undone is kept. */
  show: (file: SandboxFile) => void;
  /** Other files: what was kept of those before is gone. */
  forget: () => void;
  /** Whether Tab indents; else it goes on to the next control. */
  setTabIndents: (indents: boolean) => void;
  /** Moves to a line, 1-based, and takes the focus. */
  goTo: (line: number, column?: number) => void;
  addExtensions: (extensions: (path: string) => Extension) => void;
}

/** CodeMirror in the site's clothes. */
export function createEditor({ parent, onChange, onEscape }: EditorOptions): Editor {
  const kept = new Map<string, EditorState>();
  const tab = new Compartment();
  const added = new Compartment();
  let indents = false;
  let extend: (path: string) => Extension = () => [];
  let shown = '';

  const tabKeys = (): Extension => (indents ? keymap.of([indentWithTab]) : []);
  const view = new EditorView({ parent });
  const stateOf = ({ path, text }: SandboxFile): EditorState =>
    EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        highlightActiveLine(),
        autocompletion({ activateOnTypingDelay: 60 }),
        EditorState.tabSize.of(2),
        languageOf(path),
        highlighters.map((highlighter) => syntaxHighlighting(highlighter)),
        tab.of(tabKeys()),
        added.of(extend(path)),
        keymap.of([
          ...closeBracketsKeymap,
          ...completionKeymap,
          ...lintKeymap,
          ...historyKeymap,
          ...defaultKeymap,
        ]),
        // After those that close a list or a selection.
        Prec.lowest(
          keymap.of([
            {
              key: 'Escape',
              run: () => {
                onEscape();
                return true;
              },
            },
          ]),
        ),
        EditorView.contentAttributes.of({
          'aria-label': editorMessages.codeOf(path),
          tabindex: '0',
        }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(path, update.state.doc.toString());
        }),
        theme,
      ],
    });

  return {
    view,
    show(file) {
      if (shown !== '') kept.set(shown, view.state);
      shown = file.path;
      view.setState(kept.get(file.path) ?? stateOf(file));
      view.dispatch({ effects: [tab.reconfigure(tabKeys()), added.reconfigure(extend(shown))] });
    },
    forget() {
      kept.clear();
      shown = '';
    },
    setTabIndents(value) {
      indents = value;
      view.dispatch({ effects: tab.reconfigure(tabKeys()) });
    },
    goTo(number, column = 1) {
      const line = view.state.doc.line(Math.min(Math.max(1, number), view.state.doc.lines));
      const anchor = Math.min(line.to, line.from + column - 1);
      view.dispatch({ selection: { anchor }, scrollIntoView: true });
      view.focus();
    },
    addExtensions(extensions) {
      extend = extensions;
      if (shown !== '') view.dispatch({ effects: added.reconfigure(extend(shown)) });
    },
  };
}

const theme = EditorView.theme({
  '&': {
    height: '100%',
    fontSize: 'var(--code-size)',
    backgroundColor: 'var(--surface)',
    direction: 'ltr',
  },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '.cm-scroller': {
    fontFamily: 'var(--mono)',
    lineHeight: '1.55',
    textAlign: 'left',
  },
  '.cm-content': { paddingBlock: '0.9rem', caretColor: 'var(--text)' },
  '.cm-gutters': {
    border: '0',
    backgroundColor: 'var(--surface)',
    color: 'var(--text-quiet)',
  },
  '.cm-lineNumbers .cm-gutterElement': { paddingInline: '0.75rem 0.5rem' },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { backgroundColor: 'var(--surface-strong)' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground':
    { backgroundColor: 'color-mix(in srgb, var(--accent) 30%, transparent)' },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--accent-quiet)',
    outline: '1px solid var(--accent)',
  },
  '.cm-tooltip': {
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius)',
    backgroundColor: 'var(--page)',
    color: 'var(--text)',
    maxWidth: 'min(40rem, 90vw)',
    fontSize: '0.8125rem',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--accent-quiet)',
    color: 'var(--accent)',
  },
  '.cm-diagnostic': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--bad)' },
});
