import { SearchPage } from '#site/search/SearchPage.tsx';

export default SearchPage;
