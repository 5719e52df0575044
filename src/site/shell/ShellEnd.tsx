import { DOCUMENTED_VERSION, LIBRARY_NAME, products } from '#content/products.ts';
import { THIRD_PARTY_FILE } from '#core/thirdParty.ts';

/** The foot of every page, and what floats above it. Drawn once by `_document`, like `ShellTop`. */
export function ShellEnd() {
  return (
    <>
      <footer className="foot">
        <p>
          {LIBRARY_NAME} {DOCUMENTED_VERSION}
        </p>
        <ul aria-label="Products and licenses">
          {products.map(({ id, name, route }) => (
            <li key={id}>
              <a href={route}>{name}</a>
            </li>
          ))}
          <li>
            <a href={`/${THIRD_PARTY_FILE}`}>Licenses</a>
          </li>
        </ul>
        <a className="to-top" href="#page-content" hidden>
          Back to top
        </a>
      </footer>
      <div className="progress" role="status" aria-label="Loading the page" hidden />
    </>
  );
}
