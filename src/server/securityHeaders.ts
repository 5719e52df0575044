import type { secureHeaders } from 'hono/secure-headers';

/**
 * Only what cannot break a page: no guessing of types, and other sites learn where a reader comes from but not from
 * which page. Everything else of Hono's set is a promise about the whole site (its hosts, frames, popups), which
 * comes with a content security policy.
 */
export const SECURITY_HEADERS: NonNullable<Parameters<typeof secureHeaders>[0]> = {
  xContentTypeOptions: 'nosniff',
  referrerPolicy: 'strict-origin-when-cross-origin',
  crossOriginOpenerPolicy: false,
  crossOriginResourcePolicy: false,
  originAgentCluster: false,
  strictTransportSecurity: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};
