import { z } from 'zod';
import { products } from '#content/products.ts';
import type { TwinVariant } from '#core/twins/markdownTwin.ts';
import { PLANS } from '#core/reference/plans.ts';

/** Hints for clients: nothing here changes anything, and nothing outside is asked. */
export const READ_ONLY = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

const [first, ...others] = products.map(({ id }) => id);
export const productShape = z
  .enum([first ?? 'x', ...others])
  .describe('Only this product; "x" is what concerns all of them, such as installation.');

export const cursorShape = z
  .string()
  .max(64)
  .describe('nextCursor of the last answer, for what follows. The other arguments stay the same.');

export const nextCursorShape = z
  .string()
  .optional()
  .describe('There is more: call again with this as cursor.');

export const routeShape = z
  .string()
  .min(1)
  .max(300)
  .describe('Route of a page, such as "/x/react-data-grid/sorting/". Its address works, too.');

export const languageShape = z
  .enum(['TS', 'JS'])
  .default('TS')
  .describe('Language of the code: TypeScript or JavaScript.');

export const stylingShape = z
  .enum(['system', 'tailwind', 'css'])
  .default('system')
  .describe('Styling of the examples that come in several: MUI System, Tailwind or plain CSS.');

export const planShape = z.enum(PLANS);

/** The variant that a call asks for. */
export const variantOf = ({ language, styling }: TwinVariant): TwinVariant => ({
  language,
  styling,
});

/** `PastChange`. */
export const pastShape = z.object({
  version: z.string().describe('A major alone where the minor is not known.'),
  change: z.enum(['added', 'default', 'deprecated', 'removed']),
  owners: z.array(z.string()).describe('Whose prop, slot or class; none for an export.'),
  from: z.string().optional(),
  to: z.string().optional(),
});

/**
 * An answer as clients get it: text for the model, the same as data for programs. Many clients show a model the text
 * only, so what it needs of the data stands behind it.
 */
export function answer<
  T extends Record<string, unknown> & { address?: string; nextCursor?: string },
>(text: string, data: T) {
  const { address, nextCursor } = data;
  const notes = [
    ...(address === undefined ? [] : [`Page: ${address}`]),
    ...(nextCursor === undefined
      ? []
      : [`There is more: call again with cursor "${nextCursor}" and the same other arguments.`]),
  ];
  const texts = notes.length === 0 ? [text] : [text, notes.join('\n')];
  return {
    content: texts.map((one) => ({ type: 'text' as const, text: one })),
    structuredContent: data,
  };
}
