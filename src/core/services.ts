import { readAddress } from './ads/feed.ts';
import { DocsError } from './errors.ts';

/*
 * The outside services that the site uses, from one configuration: read from the environment at build, printed into
 * every document's head, read there by the scripts that need it.
 */

export interface Services {
  ads: AdServices;
  analytics: {
    /** The measurement id; empty: no script is loaded. */
    id: string;
    /** Whether the reader must agree before anything but essential events is sent. */
    consent: boolean;
  };
  sandboxes: {
    /** Whether code can be sent to the sites that run it. */
    on: boolean;
  };
  offline: {
    /** The hosts on which the site keeps pages for offline reading; none: nowhere. */
    hosts: readonly string[];
  };
}

export interface AdServices {
  /** Whether ads are shown at all. */
  on: boolean;
  /** The provider's script for the ad under a page's description; empty: none. */
  script: string;
  /** The provider's list of ads for the one under a demo; empty: none. */
  feed: string;
  /** What the provider's ad links to when it has none to show. */
  backers: string;
  /** The share of displays that is reported, 0 to 1. */
  ratio: number;
  /** The hosts that addresses in the feed may have; empty: any. */
  hosts: readonly string[];
}

export const BACKERS_PAGE = 'https://material-ui-next.com/discover-more/backers';
const DISPLAY_RATIO = 0.1;

/** The name of the `<meta>` that holds the configuration. */
export const SERVICES_META = 'docs-services';

/** Stands on `<html>` where sandboxes are switched off: CSS hides what would open one, the menu of a demo leaves it out. */
export const NO_SANDBOXES = 'data-no-sandboxes';

type Environment = Readonly<Record<string, string | undefined>>;

/** Each variable, with what it may be. */
const RULES = {
  MUI_X_DOCS_ADS: 'on or off',
  MUI_X_DOCS_CARBON_SERVE: 'letters and digits, together with MUI_X_DOCS_CARBON_PLACEMENT',
  MUI_X_DOCS_CARBON_PLACEMENT: 'letters and digits, together with MUI_X_DOCS_CARBON_SERVE',
  MUI_X_DOCS_AD_FEED: 'an https address',
  MUI_X_DOCS_AD_BACKERS: 'an https address',
  MUI_X_DOCS_AD_RATIO: 'a number from 0 to 1',
  MUI_X_DOCS_AD_HOSTS: 'names of hosts with commas between them',
  MUI_X_DOCS_ANALYTICS_ID: 'a measurement id such as G-0A1B2C3D4E',
  MUI_X_DOCS_CONSENT: 'on or off',
  MUI_X_DOCS_SANDBOXES: 'on or off',
  MUI_X_DOCS_OFFLINE_HOSTS: 'names of hosts with commas between them',
} as const;

type Variable = keyof typeof RULES;

/**
 * Reads the configuration. A variable that is set to nothing counts as not set.
 * @param development ads are shown only when asked for then.
 * @throws DocsError that names every variable that makes no sense, and what it may be.
 */
export function readServices(environment: Environment, development: boolean): Services {
  const wrong: string[] = [];
  const read = (name: Variable, legal: RegExp, fallback = ''): string => {
    const value = environment[name]?.trim() ?? '';
    if (value === '') return fallback;
    if (!legal.test(value)) wrong.push(`${name}="${value}" is not ${RULES[name]}`);
    return value;
  };
  const address = (name: Variable, fallback = ''): string => {
    const value = read(name, /^https:/, fallback);
    if (value.startsWith('https:') && readAddress(value, []) === undefined) {
      wrong.push(`${name}="${value}" is not ${RULES[name]}`);
    }
    return value;
  };
  const hosts = (name: Variable): string[] =>
    read(name, /^[a-z0-9.-]+(\s*,\s*[a-z0-9.-]+)*$/i)
      .toLowerCase()
      .split(/\s*,\s*/)
      .filter((host) => host !== '');
  const serve = read('MUI_X_DOCS_CARBON_SERVE', /^[\w-]+$/);
  const placement = read('MUI_X_DOCS_CARBON_PLACEMENT', /^[\w-]+$/);
  if ((serve === '') !== (placement === '')) {
    const missing = serve === '' ? 'MUI_X_DOCS_CARBON_SERVE' : 'MUI_X_DOCS_CARBON_PLACEMENT';
    wrong.push(`${missing} is not set: it must be ${RULES[missing]}`);
  }
  const services: Services = {
    ads: {
      on: read('MUI_X_DOCS_ADS', /^(on|off)$/, development ? 'off' : 'on') === 'on',
      script: serve === '' ? '' : carbonScript(serve, placement),
      feed: address('MUI_X_DOCS_AD_FEED'),
      backers: address('MUI_X_DOCS_AD_BACKERS', BACKERS_PAGE),
      ratio: Number(read('MUI_X_DOCS_AD_RATIO', /^(0?\.\d+|[01](\.0+)?)$/, String(DISPLAY_RATIO))),
      hosts: hosts('MUI_X_DOCS_AD_HOSTS'),
    },
    analytics: {
      id: read('MUI_X_DOCS_ANALYTICS_ID', /^[A-Z]{1,3}-[A-Z0-9-]+$/),
      consent: read('MUI_X_DOCS_CONSENT', /^(on|off)$/, 'off') === 'on',
    },
    sandboxes: { on: read('MUI_X_DOCS_SANDBOXES', /^(on|off)$/, 'on') === 'on' },
    offline: { hosts: hosts('MUI_X_DOCS_OFFLINE_HOSTS') },
  };
  if (wrong.length === 0) return services;
  throw new DocsError(
    `The configuration of ads, analytics, sandboxes and offline reading makes no sense: ${wrong.join('; ')}.`,
    'Set these variables to what they may be, or leave them out.',
  );
}

const carbonScript = (serve: string, placement: string): string =>
  `https://cdn.carbonads.com/carbon.js?serve=${serve}&placement=${placement}`;
