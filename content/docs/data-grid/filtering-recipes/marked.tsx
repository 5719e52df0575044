import * as React from 'react';
import {
  gridQuickFilterValuesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';

const escapePattern = (word: string) =>
  word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text in a cell, with what the quick filter looks for in `<mark>`. */
export function Marked({ text }: { text: string }) {
  const apiRef = useGridApiContext();
  const values = useGridSelector(apiRef, gridQuickFilterValuesSelector);
  const words = (values ?? [])
    .map(String)
    .filter((word) => word !== '')
    // Longer words first, so that "o" does not take the beginning of "oil".
    .sort((a, b) => b.length - a.length);
  if (words.length === 0) {
    return text;
  }
  // The group keeps what it splits at: each second part was found.
  const parts = text.split(
    new RegExp(`(${words.map(escapePattern).join('|')})`, 'i'),
  );
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <mark key={index}>{part}</mark>
    ) : (
      <React.Fragment key={index}>{part}</React.Fragment>
    ),
  );
}
