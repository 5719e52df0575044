import { SERVICES_META, type Services } from '#core/services.ts';

/**
 * The configuration in the document's head, as the build wrote it (`_document`): it was parsed there.
 * @throws when the document has none, or it is no JSON.
 */
export function documentServices(): Services {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${SERVICES_META}"]`);
  return JSON.parse(meta?.content ?? '') as Services;
}
