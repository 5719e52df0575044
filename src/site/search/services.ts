import { createContext, useContext } from 'react';
import { fetchPage } from '../page/otherPage.ts';
import { ask, forget } from './client.ts';

/** What the search asks: the index in its worker, and pages of this site. */
export interface SearchServices {
  ask: typeof ask;
  /** No answer is wanted any more. */
  forget: () => void;
  fetchPage: typeof fetchPage;
}

/** The real ones, unless a test gives others. */
export const SearchServicesContext = createContext<SearchServices>({ ask, forget, fetchPage });

export const useSearchServices = (): SearchServices => useContext(SearchServicesContext);
