import { useEffect, useRef, useState, type ChangeEvent, type ClipboardEvent } from 'react';
import published from '#content/publishedVersions.json' with { type: 'json' };
import { readerVersionMessages as words } from '#content/messages/readerVersion.ts';
import type { ChangedProduct } from '#core/migration/change.ts';
import { changedProducts } from '#core/migration/products.ts';
import { knownOfProduct } from '#core/readerVersion/known.ts';
import { LONGEST_FILE } from '#core/readerVersion/limits.ts';
import type { FileRead } from '#core/readerVersion/readFile.ts';
import { readInstalled } from '#core/readerVersion/readVersion.ts';
import { parseVersions, printVersions } from '#core/readerVersion/versions.ts';
import { getPreference, setPreference } from '../preferences/store.ts';
import type { TextReader } from '../textReader.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { openFileReader } from './fileReader.ts';
import styles from './VersionsDialog.module.css';

export interface VersionsDialogProps {
  /** Has the focus again when the dialog is closed. */
  opener: Element | null;
  onClose: () => void;
}

/** What stands in a field, and what is to say of it. */
interface Field {
  text: string;
  note?: { text: string; isWrong: boolean };
}

type Fields = Readonly<Record<ChangedProduct, Field>>;

const EMPTY: Fields = {
  'x-data-grid': { text: '' },
  'x-date-pickers': { text: '' },
  'x-charts': { text: '' },
  'x-tree-view': { text: '' },
};

function storedFields(): Fields {
  const versions = parseVersions(getPreference('versions'));
  const fields = changedProducts.map((product) => [product, { text: versions[product] ?? '' }]);
  return { ...EMPTY, ...(Object.fromEntries(fields) as Partial<Fields>) };
}

/** What a typed text says, and the version to keep. */
function readField(product: ChangedProduct, text: string): { field: Field; version?: string } {
  if (text.trim() === '') return { field: { text } };
  const read = readInstalled(text, knownOfProduct(published, product));
  if ('problem' in read) {
    return { field: { text, note: { text: words.problem(read.problem), isWrong: true } } };
  }
  const { version, range } = read;
  const note = range && { note: { text: words.range(read), isWrong: false } };
  return { field: { text, ...note }, version };
}

function keep(product: ChangedProduct, version: string | undefined): void {
  const { [product]: _, ...others } = parseVersions(getPreference('versions'));
  const next = version === undefined ? others : { ...others, [product]: version };
  setPreference('versions', printVersions(next));
}

/** A longer text is read without being shown: a field with megabytes of it would stand still for seconds. */
const SHOWN_AT_MOST = 10_000;

/** Which versions the reader has: typed, or out of a pasted file. What is understood holds at once. Draw it while it is open. */
export function VersionsDialog({ opener, onClose }: VersionsDialogProps) {
  const [fields, setFields] = useState(storedFields);
  const type = (product: ChangedProduct, text: string): void => {
    const { field, version } = readField(product, text);
    setFields((all) => ({ ...all, [product]: field }));
    keep(product, version);
  };
  const take = (read: FileRead): void => {
    if ('problem' in read) return;
    for (const one of read.found) {
      const { product } = one;
      if ('installed' in one) {
        const { version, range } = one.installed;
        const note = range && { note: { text: words.range(one.installed), isWrong: false } };
        setFields((all) => ({ ...all, [product]: { text: version, ...note } }));
        keep(product, version);
      } else {
        const note = { text: words.problem(one.problem), isWrong: true };
        setFields((all) => ({ ...all, [product]: { text: '', note } }));
        keep(product, undefined);
      }
    }
  };
  const clear = (): void => {
    setFields(EMPTY);
    setPreference('versions', '');
  };
  return (
    <Sheet title={words.title} closeLabel={words.close} opener={opener} onClose={onClose}>
      <p className={styles['lead']}>{words.lead}</p>
      <div className={styles['fields']}>
        {changedProducts.map((product) => (
          <VersionField
            key={product}
            product={product}
            field={fields[product]}
            onType={(text) => type(product, text)}
          />
        ))}
      </div>
      <FileField onRead={take} />
      <button type="button" className="tool" onClick={clear}>
        {words.clear}
      </button>
    </Sheet>
  );
}

interface VersionFieldProps {
  product: ChangedProduct;
  field: Field;
  onType: (text: string) => void;
}

function VersionField({ product, field: { text, note }, onType }: VersionFieldProps) {
  const id = `reader-version-${product}`;
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{words.productName(product)}</label>
      <input
        id={id}
        type="text"
        value={text}
        placeholder={words.placeholder}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={note?.isWrong ?? false}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onType(target.value)}
      />
      <p
        id={`${id}-note`}
        className={styles[note?.isWrong === true ? 'wrong' : 'note']}
        aria-live="polite"
      >
        {note?.text}
      </p>
    </div>
  );
}

/** What became of the pasted file. */
type FileState = { kind: 'none' } | { kind: 'reading' } | { kind: 'failed' } | FileRead;

/** Takes a file as text, and reads it in a worker. */
function FileField({ onRead }: { onRead: (read: FileRead) => void }) {
  const [text, setText] = useState('');
  const [state, setState] = useState<FileState>({ kind: 'none' });
  const reader = useRef<TextReader<FileRead>>(undefined);
  useEffect(
    () => () => {
      reader.current?.close();
      reader.current = undefined;
    },
    [],
  );
  const read = (file: string): void => {
    if (file.trim() === '') {
      reader.current?.close(); // what was being read is no longer there
      return setState({ kind: 'none' });
    }
    if (file.length > LONGEST_FILE) {
      return setState({ problem: { kind: 'too-long', size: file.length } });
    }
    setState({ kind: 'reading' });
    reader.current ??= openFileReader(() => {
      reader.current = undefined; // the next file opens another one
      setState({ kind: 'failed' });
    });
    reader.current.read(file, (answer) => {
      setState(answer);
      onRead(answer);
    });
  };
  const change = ({ target }: ChangeEvent<HTMLTextAreaElement>): void => {
    setText(target.value);
    read(target.value);
  };
  const paste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text');
    if (pasted.length <= SHOWN_AT_MOST) return;
    event.preventDefault();
    setText('');
    read(pasted);
  };
  const note = noteOf(state);
  return (
    <div className={styles['field']}>
      <label htmlFor="reader-version-file">{words.file}</label>
      <textarea
        id="reader-version-file"
        value={text}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={note.isWrong}
        aria-describedby="reader-version-file-hint reader-version-file-note"
        onChange={change}
        onPaste={paste}
      />
      <p id="reader-version-file-hint" className={styles['note']}>
        {words.fileHint}
      </p>
      <p
        id="reader-version-file-note"
        className={styles[note.isWrong ? 'wrong' : 'note']}
        role="status"
      >
        {note.text}
      </p>
    </div>
  );
}

function noteOf(state: FileState): { text: string; isWrong: boolean } {
  if ('problem' in state) return { text: words.fileProblem(state.problem), isWrong: true };
  if ('found' in state) return { text: words.fileRead(state.file, state.found), isWrong: false };
  if (state.kind === 'failed') return { text: words.readerFailed, isWrong: true };
  return { text: state.kind === 'reading' ? words.reading : '', isWrong: false };
}
