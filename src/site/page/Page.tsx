import Head from 'next/head';
import { Fragment } from 'react';
import { pageMessages } from '#content/messages/page.ts';
import { EDIT_ROOT, SOURCE_ROOT } from '#content/site.ts';
import type { PageData } from '#core/page/page.ts';
import { PLAN_NAMES } from '#core/reference/plans.ts';
import { CONTENT_ID } from '../shell/contentId.ts';
import type { LoadDemos } from '../demo/demoModule.ts';
import { Article } from './Article.tsx';
import styles from './Page.module.css';
import { StaticPageTools } from './StaticPageTools.tsx';
import { NarrowToc, Toc } from './Toc.tsx';

interface PageProps {
  page: PageData;
  loadDemos: LoadDemos;
}

/** One prose page: what it is about, the article, the way on. */
export function Page({ page, loadDemos }: PageProps) {
  const listed = page.showToc && page.toc.length > 0;
  return (
    <>
      <Head>
        <title key="title">{`${page.title} – ${page.area}`}</title>
        <meta key="description" name="description" content={page.description} />
      </Head>
      <div className={styles.layout}>
        {listed && <Toc entries={page.toc} />}
        <main
          id={CONTENT_ID}
          className={styles.main}
          tabIndex={-1}
          data-planned={page.planned}
          data-wide={page.wide}
        >
          <PageHeader page={page} />
          {listed && <NarrowToc entries={page.toc} />}
          <Article page={page} loadDemos={loadDemos} />
          <PageEnd page={page} />
        </main>
      </div>
    </>
  );
}

function PageHeader({ page }: { page: PageData }) {
  const plan = page.plan === 'community' ? undefined : page.plan;
  return (
    <header className={styles.header}>
      <div className={styles.line}>
        <Groups groups={page.groups} />
        <StaticPageTools page={page} />
      </div>
      <h1>
        {page.title}
        {plan !== undefined && (
          <>
            {' '}
            <span className={`plan ${plan}`} title={pageMessages.plan(PLAN_NAMES[plan])}>
              {PLAN_NAMES[plan]}
            </span>
          </>
        )}
      </h1>
      <p className={styles.lead}>{page.description}</p>
      <PageLinks page={page} />
    </header>
  );
}

/** What is above the page. Most groups of the navigation have no page. */
function Groups({ groups }: Pick<PageData, 'groups'>) {
  return (
    <p className={styles.groups}>
      {groups.map(({ title, route }, level) => (
        <Fragment key={title}>
          {level > 0 && ' / '}
          {route === undefined ? title : <a href={route}>{title}</a>}
        </Fragment>
      ))}
    </p>
  );
}

/** This many links stand in a row; more of them fold. */
const IN_A_ROW = 2;

function PageLinks({ page: { packages, references, waiAria } }: { page: PageData }) {
  const links =
    waiAria === undefined
      ? references
      : [...references, { route: waiAria, title: pageMessages.waiAria }];
  const list = (
    <ul>
      {links.map(({ route, title }) => (
        <li key={route}>
          <a href={route}>{title}</a>
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.links}>
      {packages.map((name) => (
        <a key={name} href={SOURCE_ROOT + name.replace('@mui/', '')}>
          <code>{name}</code>
        </a>
      ))}
      {links.length > IN_A_ROW ? (
        <details>
          <summary>{pageMessages.related(links.length)}</summary>
          {list}
        </details>
      ) : (
        links.length > 0 && list
      )}
    </div>
  );
}

function PageEnd({ page }: { page: PageData }) {
  const { previous, next, source } = page;
  if (previous === undefined && next === undefined && source === undefined) return null;
  return (
    <footer className={styles.end}>
      {source !== undefined && (
        <p>
          <a
            href={`${EDIT_ROOT}/${source}`}
            rel="noopener"
            data-event-category="page"
            data-event-action="edit"
            data-event-label={page.route}
          >
            {pageMessages.edit}
          </a>
        </p>
      )}
      <nav aria-label={pageMessages.neighbors} className={styles.neighbors}>
        {previous !== undefined && (
          <a href={previous.route} rel="prev">
            <small>{pageMessages.previous}</small> {previous.title}
          </a>
        )}
        {next !== undefined && (
          <a href={next.route} rel="next" className={styles.next}>
            <small>{pageMessages.next}</small> {next.title}
          </a>
        )}
      </nav>
    </footer>
  );
}
