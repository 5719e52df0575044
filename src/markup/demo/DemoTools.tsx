import type { ReactNode } from 'react';
import { codeMessages } from '#content/messages/code.ts';
import { demoMessages } from '#content/messages/demo.ts';
import { placeOf } from '#core/islands.ts';
import type { Styling } from './demoCode.ts';
import { aloneLink } from './aloneLink.ts';
import { classes, doing, marked } from '../selectors.ts';

const STYLING_NAMES = { system: 'MUI System', tailwind: 'Tailwind', css: 'CSS' } as const;
const STYLING_LABELS = { system: 'System', tailwind: 'Tailwind', css: 'CSS' } as const;

interface DemoToolsProps {
  name: string;
  /** The key of the page that the demo is on: `data-grid/sorting`. */
  page: string;
  words: string;
  stylings: readonly Styling[];
}

/**
 * The tools of a demo, in the order of their use, with pictures by CSS (`toolIcons.css`). Once one is reached for,
 * `site/demo/DemoTools.tsx` draws the same.
 */
export const DemoTools = ({ name, page, words, stylings }: DemoToolsProps) => (
  <div className={classes.island} {...placeOf('demo-tools')}>
    <div className={classes.demoTools} role="toolbar" aria-label={demoMessages.tools(words)}>
      {stylings.length > 1 ? (
        <Choice label={demoMessages.styling}>
          {stylings.map((styling) => (
            <button
              key={styling}
              type="button"
              className="tool"
              {...marked('set', 'codeStyling')}
              data-value={STYLING_NAMES[styling]}
              {...counted(`styling-${styling}`)}
            >
              {STYLING_LABELS[styling]}
            </button>
          ))}
        </Choice>
      ) : (
        <OnlyStyling />
      )}
      <LanguageChoice counted={(language) => counted(`language-${language.toLowerCase()}`)} />
      <button type="button" className="tool" {...doing('copy-demo')} {...counted('copy')}>
        <span>{codeMessages.copy}</span>
      </button>
      <button
        type="button"
        className="tool wide"
        {...marked('tool', 'edit')}
        aria-pressed="false"
        {...counted('edit')}
      >
        <span>{demoMessages.edit}</span>
      </button>
      <button
        type="button"
        className="tool wide"
        {...marked('tool', 'reset')}
        {...counted('reset')}
      >
        <span>{demoMessages.reset}</span>
      </button>
      <a
        className="tool wide"
        {...marked('tool', 'alone')}
        href={aloneLink(page, name)}
        target="_blank"
        rel="noopener"
        {...counted('alone')}
      >
        <span>{demoMessages.alone}</span>
      </a>
      <button
        type="button"
        className="tool wide"
        {...marked('tool', 'inspect')}
        aria-pressed="false"
        {...counted('inspect')}
      >
        <span>{demoMessages.inspect}</span>
      </button>
      <button
        type="button"
        className="tool"
        {...marked('tool', 'more')}
        aria-haspopup="menu"
        aria-label={demoMessages.more}
        {...counted('more')}
      >
        ⋯
      </button>
    </div>
  </div>
);

/** Which styling a demo has, where it is not the one that the reader has chosen: CSS shows it then. */
export const OnlyStyling = () => <span className="only-styling">{demoMessages.onlyStyling}</span>;

/** What analytics hears of a click, beside the name of the demo (`core/analytics`); entries of the menu say it in `site/demo`. */
const counted = (action: string) => ({
  'data-event-category': 'demo',
  'data-event-action': action,
});

const Choice = ({ label, children }: { label: string; children: ReactNode }) => (
  <span className="choice" role="group" aria-label={label}>
    {children}
  </span>
);

interface LanguageChoiceProps {
  /** Attributes by which a click is counted. */
  counted?: (language: 'TS' | 'JS') => Record<string, string>;
}

/** TypeScript or JavaScript, remembered for all code of the site. */
export const LanguageChoice = ({ counted: attributes }: LanguageChoiceProps) => (
  <Choice label={demoMessages.language}>
    {(['TS', 'JS'] as const).map((language) => (
      <button
        key={language}
        type="button"
        className="tool"
        {...marked('set', 'codeVariant')}
        data-value={language}
        {...attributes?.(language)}
      >
        {language}
      </button>
    ))}
  </Choice>
);
