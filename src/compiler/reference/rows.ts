import { PLAN_NAMES, type Plan } from '#core/reference/plans.ts';
import type { ReferenceMember, ReferenceType } from '#core/reference/reference.ts';
import { escapeHtml } from '../highlight/highlight.ts';
import { printDemoLinks, type WithDemos } from './demoLinks.ts';
import { describe } from './describe.ts';
import { linkType, type TypeTarget } from './typeLinks.ts';

/** One entry of a list in the reference. */
export interface Row {
  id: string;
  name: string;
  /** HTML after the name: type, default, marks. */
  facts: string[];
  /** HTML, always visible. */
  text: string;
  /** HTML that folds out; empty when there is nothing more to say. */
  details: string;
  /** What the toggles above the list look at. */
  traits: string[];
}

export const code = (html: string): string => `<code>${html}</code>`;

export const planMark = (plan: Plan): string =>
  plan === 'community'
    ? ''
    : `<span class="plan ${plan}" title="${PLAN_NAMES[plan]} plan">${PLAN_NAMES[plan]}</span>`;

/** A name may break before a capital: long ones must not push the page wide. */
const breakable = (name: string): string =>
  escapeHtml(name).replace(/([a-z\d])([A-Z])/g, '$1<wbr>$2');

export function printRow({ id, name, facts, text, details, traits }: Row): string {
  const folded = details === '' ? '' : `<details><summary>Details</summary>${details}</details>`;
  return [
    `<div class="api-row" id="${id}"${traits.length > 0 ? ` data-traits="${traits.join(' ')}"` : ''}>`,
    `<p class="api-head"><a class="api-name" href="#${id}">${breakable(name)}</a>${facts.join('')}</p>`,
    text,
    folded,
    '</div>',
  ].join('');
}

/** A prop or a member of an interface. */
export async function memberRow(
  id: string,
  member: ReferenceMember & WithDemos,
  target: TypeTarget,
): Promise<string> {
  const { name, required, type, plan, deprecated } = member;
  const facts = [
    required ? '<span class="api-required" title="Required">required</span>' : '',
    planMark(plan),
    deprecated === undefined ? '' : '<span class="chip">Deprecated</span>',
    `<span class="api-type">${code(linkType(type.short, target))}</span>`,
    member.default === undefined
      ? ''
      : `<span class="api-default">default ${await printDefault(shorten(member.default))}</span>`,
  ];
  const replaced = deprecated
    ? `<div class="api-deprecated">${await describe(deprecated)}</div>`
    : '';
  const traits = [
    ...(required ? ['required'] : []),
    ...(member.parameters === undefined ? [] : ['callback']),
    ...(plan === 'community' ? [] : ['paid']),
    ...(deprecated === undefined ? [] : ['deprecated']),
  ];
  const text = replaced + (await describe(member.description)) + printDemoLinks(member.demos ?? []);
  return printRow({ id, name, facts, text, traits, details: await printDetails(member, target) });
}

const LONGEST_DEFAULT = 60;

const shorten = (text: string): string =>
  text.length <= LONGEST_DEFAULT ? text : `${text.slice(0, LONGEST_DEFAULT - 1)}…`;

/** Some defaults are a sentence with code in it, not a value. */
async function printDefault(text: string): Promise<string> {
  if (!text.includes('`')) return code(escapeHtml(text));
  return (await describe(text)).replace(/^<p>|<\/p>$/g, '');
}

async function printDetails(member: ReferenceMember, target: TypeTarget): Promise<string> {
  const { type, parameters = [], returns, see = [] } = member;
  const parts: string[] = [];
  if (type.text !== type.short)
    parts.push(`<pre tabindex="0">${code(linkType(type.text, target))}</pre>`);
  if (type.literals !== undefined && type.literals.length > 0) {
    const list = type.literals.map((literal) => `<li>${code(escapeHtml(literal))}</li>`);
    parts.push(`<ul class="api-literals" aria-label="Values">${list.join('')}</ul>`);
  }
  if (member.default !== undefined && member.default.length > LONGEST_DEFAULT) {
    parts.push(`<p>Default: ${await printDefault(member.default)}</p>`);
  }
  const rows = await Promise.all(
    parameters.map(({ name, type: own, description }) =>
      printParameter(name, own, description, target),
    ),
  );
  if (
    returns !== undefined &&
    (returns.description !== '' || !/^(void|undefined)$/.test(returns.type.text))
  ) {
    rows.push(await printParameter('returns', returns.type, returns.description, target));
  }
  if (rows.length > 0) parts.push(`<dl class="api-parameters">${rows.join('')}</dl>`);
  const links = see.filter((url) => url.startsWith('https://'));
  if (links.length > 0) {
    const items = links.map(
      (url) => `<a href="${escapeHtml(url)}" rel="noopener">${escapeHtml(url)}</a>`,
    );
    parts.push(`<p>See ${items.join(', ')}</p>`);
  }
  return parts.join('');
}

async function printParameter(
  name: string,
  type: ReferenceType,
  description: string,
  target: TypeTarget,
): Promise<string> {
  const label = name === 'returns' ? '<dt>returns ' : `<dt>${code(escapeHtml(name))} `;
  return `${label}${code(linkType(type.text, target))}</dt><dd>${await describe(description)}</dd>`;
}
