import { shellMessages } from '#content/messages/shell.ts';
import { DOCUMENTED_VERSION, LIBRARY_NAME, products } from '#content/products.ts';
import { LIBRARY_REPOSITORY } from '#content/site.ts';
import { THIRD_PARTY_FILE } from '#core/thirdParty.ts';
import { CONTENT_ID } from './contentId.ts';
import { ChevronIcon } from './icons.tsx';
import { NO_SCRIPTS_ID, PROGRESS_ID, TO_TOP_ID } from './names.ts';

/** The foot of every page, and what floats above it. Drawn once by `_document`, like `ShellTop`. */
export function ShellEnd() {
  return (
    <>
      <footer className="foot">
        <p>
          {LIBRARY_NAME} {DOCUMENTED_VERSION}
        </p>
        <ul aria-label={shellMessages.productsAndLicenses}>
          {products.map(({ id, name, route }) => (
            <li key={id}>
              <a href={route}>{name}</a>
            </li>
          ))}
          <li>
            <a href={LIBRARY_REPOSITORY} rel="noopener">
              {shellMessages.sourceCode}
            </a>
          </li>
          <li>
            <a href={`/${THIRD_PARTY_FILE}`}>{shellMessages.licenses}</a>
          </li>
        </ul>
        <a className="to-top" id={TO_TOP_ID} href={`#${CONTENT_ID}`} hidden>
          <ChevronIcon />
          <span>{shellMessages.toTop}</span>
        </a>
      </footer>
      <div
        className="progress"
        id={PROGRESS_ID}
        role="status"
        aria-label={shellMessages.loading}
        hidden
      />
      <p id={NO_SCRIPTS_ID} role="alert" popover="manual">
        {shellMessages.noScripts}
      </p>
    </>
  );
}
