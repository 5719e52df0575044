import { DOCUMENTED_VERSION, products } from '#content/products.ts';
import { LIBRARY_REPOSITORY } from '#content/site.ts';
import type { ProductId } from '#core/navigation/products.ts';
import { SETTINGS } from '../preferences/settings.ts';
import { TREE_ID, VERSIONS_ID } from './ids.ts';
import {
  ChevronIcon,
  CloseIcon,
  MenuIcon,
  RepositoryIcon,
  SearchIcon,
  ThemeIcon,
} from './icons.tsx';

interface ShellTopProps {
  product: ProductId;
  /** The product's tree as HTML, from the compiler. */
  navigation: string;
}

/**
 * Everything above and beside the page. It is drawn once, by `_document`, outside of what React hydrates: client
 * navigation leaves it alone, and `startShell` makes its few buttons work. Menus are popovers of the platform, which
 * open without any script (docs/decisions/0002).
 */
export function ShellTop({ product, navigation }: ShellTopProps) {
  return (
    <>
      <a className="skip" href="#page-content">
        Skip to content
      </a>
      <header className="top">
        <button
          type="button"
          className="icon-button menu-button"
          popoverTarget="shell-navigation"
          aria-label="Pages"
        >
          <MenuIcon />
        </button>
        <a className="wordmark" href="/x/introduction/">
          MUI X <span>manual</span>
        </a>
        <ProductLinks product={product} />
        <div className="top-end">
          <a
            className="icon-button"
            href="/x/search/"
            data-search=""
            aria-label="Search"
            aria-keyshortcuts="Control+K Meta+K /"
          >
            <SearchIcon />
          </a>
          <VersionMenu product={product} />
          <Settings />
          <a
            className="icon-button"
            href={LIBRARY_REPOSITORY}
            rel="noopener"
            aria-label="Repository"
            data-event-category="header"
            data-event-action="repository"
          >
            <RepositoryIcon />
          </a>
        </div>
      </header>
      <nav id="shell-navigation" className="drawer" aria-label="Pages" popover="auto" tabIndex={-1}>
        <p className="drawer-head">
          <a className="wordmark" href="/x/introduction/">
            MUI X <span>manual</span>
          </a>
          <button
            type="button"
            className="icon-button"
            popoverTarget="shell-navigation"
            popoverTargetAction="hide"
            aria-label="Close"
          >
            <CloseIcon />
          </button>
        </p>
        <div id={TREE_ID} data-product={product} dangerouslySetInnerHTML={{ __html: navigation }} />
      </nav>
    </>
  );
}

function ProductLinks({ product }: { product: ProductId }) {
  return (
    <nav className="products" aria-label="Products">
      {products
        .filter(({ id }) => id !== 'x')
        .map(({ id, name, route }) => (
          <a
            key={id}
            href={route}
            data-product={id}
            aria-current={id === product ? 'true' : undefined}
          >
            {name}
          </a>
        ))}
    </nav>
  );
}

function VersionMenu({ product }: { product: ProductId }) {
  const versions = products.find(({ id }) => id === product)?.olderVersions ?? [];
  return (
    <div className="menu">
      <button type="button" className="text-button" popoverTarget="shell-versions">
        <span className="visually-hidden">Version </span>v{DOCUMENTED_VERSION}
        <ChevronIcon />
      </button>
      <div id="shell-versions" popover="auto" className="menu-list">
        <p>Documentation of other versions</p>
        <ul id={VERSIONS_ID}>
          {versions.map(({ major, url }) => (
            <li key={major}>
              <a href={url} rel="noopener">
                v{major}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Settings() {
  return (
    <div className="menu needs-script">
      <button
        type="button"
        className="icon-button"
        popoverTarget="shell-settings"
        aria-label="Settings"
      >
        <ThemeIcon />
      </button>
      <div
        id="shell-settings"
        popover="auto"
        className="menu-list settings"
        role="dialog"
        aria-label="Settings"
      >
        {SETTINGS.map(({ name, title, values }) => (
          <div key={name} role="group" aria-labelledby={`shell-set-${name}`}>
            <p id={`shell-set-${name}`}>{title}</p>
            <span className="choice">
              {values.map(([value, label]) => (
                <button
                  key={value}
                  type="button"
                  className="tool"
                  data-set={name}
                  data-value={value}
                >
                  {label}
                </button>
              ))}
              {name === 'brand' && (
                // Until there is one, the library's own.
                <input
                  type="color"
                  className="tool"
                  data-set={name}
                  defaultValue="#1976d2"
                  aria-label="Own colour"
                />
              )}
            </span>
          </div>
        ))}
        <span className="choice">
          <button type="button" className="tool" data-set="">
            Reset all
          </button>
          <a className="tool" href="/x/offline/">
            Read offline
          </a>
        </span>
      </div>
    </div>
  );
}
