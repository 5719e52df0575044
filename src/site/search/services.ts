import { createContext, useContext } from 'react';
import { fetchPage } from '../page/otherPage.ts';
import { ask, forget } from './client.ts';
import { searchText } from './fullText.ts';

/** What the search asks: the index in its worker, the full text, and pages of this site. */
export interface SearchServices {
  ask: typeof ask;
  /** No answer is wanted any more. */
  forget: () => void;
  searchText: typeof searchText;
  fetchPage: typeof fetchPage;
}

/** The real ones, unless a test gives others. */
export const SearchServicesContext = createContext<SearchServices>({
  ask,
  forget,
  searchText,
  fetchPage,
});

export const useSearchServices = (): SearchServices => useContext(SearchServicesContext);
