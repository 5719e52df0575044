import { settingMessages } from '#content/messages/settings.ts';
import { shellMessages } from '#content/messages/shell.ts';
import { DOCUMENTED_VERSION, products } from '#content/products.ts';
import { LIBRARY_REPOSITORY } from '#content/site.ts';
import { olderVersionsOf } from '#core/navigation/olderVersions.ts';
import type { ProductId } from '#core/navigation/products.ts';
import type { PageData } from '#core/page/page.ts';
import { marked } from '#markup/selectors.ts';
import { SETTINGS } from '../preferences/settings.ts';
import {
  ChevronIcon,
  CloseIcon,
  MenuIcon,
  RepositoryIcon,
  SearchIcon,
  SettingsIcon,
  ThemeIcon,
} from './icons.tsx';
import { CONTENT_ID } from './contentId.ts';
import {
  HEADER_ID,
  OTHER_SCHEME,
  NOTICE_ID,
  PRODUCTS_ID,
  SETTINGS_END_ID,
  SHOW_SHORTCUTS,
  SHOW_VERSIONS,
  TREE_ID,
  VERSIONS_ID,
} from './names.ts';

const [siteName, siteKind] = shellMessages.wordmark;

/** What the version menu needs to know of the page; undefined where there is none. */
type VersionedPage = Pick<PageData, 'route' | 'older'> | undefined;

interface ShellTopProps {
  product: ProductId;
  page: VersionedPage;
  /** The product's tree as HTML (`printNavigation.tsx`). */
  navigation: string;
}

/**
 * Everything above and beside the page. It is drawn once, by `_document`, outside of what React hydrates: client
 * navigation leaves it alone, and `startShell` makes its few buttons work. Menus are popovers of the platform, which
 * open without any script (docs/decisions/0002).
 */
export function ShellTop({ product, page, navigation }: ShellTopProps) {
  return (
    <>
      <a className="skip" href={`#${CONTENT_ID}`}>
        {shellMessages.skip}
      </a>
      <div className="island" id={NOTICE_ID} />
      <header className="top" id={HEADER_ID}>
        <button
          type="button"
          className="icon-button menu-button"
          popoverTarget="shell-navigation"
          aria-label={shellMessages.pages}
        >
          <MenuIcon />
        </button>
        <a className="wordmark" href="/x/introduction/">
          {siteName} <span>{siteKind}</span>
        </a>
        <ProductLinks product={product} />
        <div className="top-end">
          <a
            className="icon-button to-search"
            href="/x/search/"
            {...marked('search')}
            aria-keyshortcuts="Control+K Meta+K /"
          >
            <SearchIcon />
            <span>{shellMessages.search}</span>
            <kbd aria-hidden="true">/</kbd>
          </a>
          <VersionMenu product={product} page={page} />
          <ThemeButton />
          <Settings />
          <a
            className="icon-button to-repository"
            href={LIBRARY_REPOSITORY}
            rel="noopener"
            aria-label={shellMessages.repository}
            data-event-category="header"
            data-event-action="repository"
          >
            <RepositoryIcon />
          </a>
        </div>
      </header>
      <nav
        id="shell-navigation"
        className="drawer"
        aria-label={shellMessages.pages}
        popover="auto"
        tabIndex={-1}
      >
        <p className="drawer-head">
          <a className="wordmark" href="/x/introduction/">
            {siteName} <span>{siteKind}</span>
          </a>
          <button
            type="button"
            className="icon-button"
            popoverTarget="shell-navigation"
            popoverTargetAction="hide"
            aria-label={shellMessages.close}
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
    <nav className="products" id={PRODUCTS_ID} aria-label={shellMessages.products}>
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

function VersionMenu({ product, page }: { product: ProductId; page: VersionedPage }) {
  const known = products.find(({ id }) => id === product);
  const versions = known && olderVersionsOf(known, page?.route ?? '', page?.older);
  return (
    <div className="menu">
      <button type="button" className="text-button" popoverTarget="shell-versions">
        <span className="visually-hidden">{shellMessages.version} </span>v{DOCUMENTED_VERSION}
        <ChevronIcon />
      </button>
      <div id="shell-versions" popover="auto" className="menu-list">
        <p>{shellMessages.otherVersions}</p>
        <ul id={VERSIONS_ID}>
          {versions?.map(({ major, url }) => (
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

/** Light or dark, whatever the system says; the settings beside it have the system, too. */
const ThemeButton = () => (
  <button
    type="button"
    className="icon-button"
    {...marked('set', OTHER_SCHEME)}
    aria-label={shellMessages.otherScheme}
    aria-keyshortcuts="t"
  >
    <ThemeIcon />
  </button>
);

function Settings() {
  return (
    <div className="menu needs-script">
      <button
        type="button"
        className="icon-button"
        popoverTarget="shell-settings"
        aria-label={shellMessages.settings}
      >
        <SettingsIcon />
      </button>
      <div
        id="shell-settings"
        popover="auto"
        className="menu-list settings"
        role="dialog"
        aria-label={shellMessages.settings}
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
                  aria-label={settingMessages.brand.custom}
                />
              )}
            </span>
          </div>
        ))}
        <div className="island" id={SETTINGS_END_ID} />
        <div role="group" aria-labelledby="shell-set-versions">
          <p id="shell-set-versions">{settingMessages.versions.title}</p>
          <span className="choice">
            <button
              type="button"
              className="tool"
              {...marked('set', SHOW_VERSIONS)}
              popoverTarget="shell-settings"
              popoverTargetAction="hide"
            >
              {settingMessages.versions.open}
            </button>
          </span>
        </div>
        <span className="choice">
          <button type="button" className="tool" data-set="">
            {shellMessages.resetAll}
          </button>
          <button
            type="button"
            className="tool"
            {...marked('set', SHOW_SHORTCUTS)}
            popoverTarget="shell-settings"
            popoverTargetAction="hide"
          >
            {shellMessages.shortcuts}
          </button>
          <a className="tool" href="/x/offline/">
            {shellMessages.offline}
          </a>
        </span>
      </div>
    </div>
  );
}
