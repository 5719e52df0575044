import type { AnalyticsEvent } from './events.ts';

type Kind = AnalyticsEvent['kind'];

interface Described<K extends Kind> {
  /** How `gtag` is called. */
  call: string;
  when: string;
  /** What each field of the event is; those of a click and a crash stand under other names in the call. */
  parameters: Record<Exclude<keyof Extract<AnalyticsEvent, { kind: K }>, 'kind'>, string>;
}

/** Every event, described for maintainers. A kind or a field that is missing here is a type error. */
export const analyticsTable: { readonly [K in Kind]: Described<K> } = {
  page_view: {
    call: "gtag('event', 'page_view', …)",
    when: 'On the first page and after each change of route, once the title is the new one.',
    parameters: {
      page_title: 'The title of the document.',
      page_location: 'The path, without language, query and hash.',
      productId: 'The product that the path belongs to: `x`, `x-data-grid`, …',
      productCategoryId: 'Always `x`.',
    },
  },
  click: {
    call: "gtag('event', category, { eventAction: action, eventLabel: label })",
    when: 'On a click on an element with `data-event-category`. If it has `data-event-share`, only for that share of clicks.',
    parameters: {
      category: '`data-event-category`: the name of the event.',
      action: '`data-event-action`, sent as `eventAction`; by default `click`.',
      label:
        '`data-event-label`, sent as `eventLabel`; by default the name of the demo that it is part of, or empty.',
    },
  },
  ad: {
    call: "gtag('event', 'ad', …)",
    when: 'When an ad has been visible for 2,500 ms, for the configured share of ads (0.1), and on each click on an ad.',
    parameters: {
      eventAction: '`display` or `click`.',
      eventLabel:
        '`{carbon|in-house|in-house-carbon|in-house-adblock}-{page|demo}-{image|inline}`: whose ad it is, or why the site shows its own; where it is; its shape.',
    },
  },
  ad_crash: {
    call: "gtag('event', 'ad', { eventAction: 'crash' })",
    when: 'When an ad could not be rendered. This is the only event that is sent before a reader has agreed.',
    parameters: {},
  },
  web_vital: {
    call: "gtag('event', name, …)",
    when: 'For 0.01 % of documents, when a metric is known or has changed.',
    parameters: {
      name: 'The name of the event: `CLS`, `FCP`, `INP`, `LCP` or `TTFB`.',
      value: 'The change since the last report.',
      metric_label: 'Always `web-vital`.',
      metric_value: 'The metric in milliseconds; for `CLS`, a score.',
      metric_delta: 'The change since the last report.',
      metric_id: 'Tells the reports of one document from those of another.',
    },
  },
  user_properties: {
    call: "gtag('set', 'user_properties', …)",
    when: 'On the first page, and when one of them changes.',
    parameters: {
      codeVariant: 'The language of the code: `TS` or `JS`.',
      userLanguage: 'The language of the site: `en`.',
      devicePixelRatio: 'In tenths.',
      colorScheme: 'What the reader chose: `system`, `light` or `dark`.',
      colorSchemeOS: 'What the system asks for: `light` or `dark`.',
    },
  },
};

/** Clicks that are sent, by category: what is clicked, its actions, and its label. */
export const clickTable = {
  header: { what: 'The header', actions: ['repository'], label: 'Empty.' },
  page: {
    what: 'The tools at the top of a page, and the link at its end',
    actions: ['assistant', 'copy-markdown', 'edit', 'view-markdown'],
    label: 'The path of the page.',
  },
  feedback: {
    what: 'The question under a page, and under a section',
    actions: ['comment', 'down', 'up'],
    label:
      'The path of the page, with the hash of the section. It does not contain what the reader wrote.',
  },
  demo: {
    what: 'The tools of a demo, in its toolbar and the menu',
    actions: [
      'alone',
      'alone-narrow',
      'codesandbox',
      'copy',
      'copy-link-js',
      'copy-link-ts',
      'edit',
      'inspect',
      'language-js',
      'language-ts',
      'more',
      'playground',
      'reset',
      'reset-focus',
      'source',
      'stackblitz',
      'styling-css',
      'styling-system',
      'styling-tailwind',
      'zip',
    ],
    label: 'The name of the demo.',
  },
  ad: { what: 'An ad', actions: ['click'], label: 'The same as in the event `ad`.' },
} as const;

const printClicks = (): string =>
  [
    '| Category | Where | Actions | Label |',
    '| --- | --- | --- | --- |',
    ...Object.entries(clickTable).map(
      ([category, { what, actions, label }]) =>
        `| \`${category}\` | ${what} | ${actions.map((action) => `\`${action}\``).join(', ')} | ${label} |`,
    ),
    '',
  ].join('\n');

const INTRODUCTION = `# Analytics

This page lists everything that the site sends to analytics, through \`window.gtag\`. It is printed from
\`src/core/analytics/analyticsTable.ts\`. A test compares the two, and
\`UPDATE=1 npx vitest run --project units src/compiler/analyticsPage.test.ts\` writes the page again.

The site sends nothing if the reader asks for that by Do Not Track or Global Privacy Control, or if \`gtag\` is missing. It loads
the provider's script only with \`MUI_X_DOCS_ANALYTICS_ID\`. With \`MUI_X_DOCS_CONSENT=on\`, all events except crashes wait until
the reader has agreed, and are dropped if the reader declines. Readers can change their answer in the Settings panel.
`;

/** The page for maintainers, as Markdown. */
export function printAnalyticsPage(): string {
  const sections = Object.entries(analyticsTable).map(([kind, { call, when, parameters }]) => {
    const rows = Object.entries(parameters).map(
      ([name, text]) => `| \`${name}\` | ${text.replaceAll('|', '\\|')} |`,
    );
    const table = rows.length === 0 ? [] : ['| Field | Meaning |', '| --- | --- |', ...rows];
    return [
      `## \`${kind}\``,
      '',
      `\`\`\`js\n${call};\n\`\`\``,
      '',
      when,
      '',
      ...table,
      '',
      ...(kind === 'click' ? [printClicks()] : []),
    ].join('\n');
  });
  return [INTRODUCTION, ...sections].join('\n');
}
