import { describe, expect, it } from 'vitest';
import { printTree } from '../print/print.ts';
import { plannedTree } from './plannedTree.ts';
import { plannedTwin } from './plannedTwin.ts';
import type { PlannedSubject } from './subjects.ts';

const subject: PlannedSubject = {
  route: '/x/react-data-grid/clipboard/',
  title: 'Clipboard',
  product: 'x-data-grid',
  groups: ['Data Grid'],
  topics: [
    { id: 'clipboard-paste', title: 'Clipboard paste', level: 2, plan: 'premium' },
    { id: 'events', title: 'Events', level: 3, plan: 'community' },
  ],
  related: [
    {
      title: 'Props and methods',
      links: [
        { address: '/x/api/a/#p', title: 'splitClipboardPastedText', place: 'DataGridPremium' },
      ],
    },
  ],
};

describe('a planned page', () => {
  const html = printTree(plannedTree(subject));

  it('lists what it will cover, under the ids that the headings will have', () => {
    expect(html).toMatch(
      /<li id="clipboard-paste">Clipboard paste <span class="plan premium"[^>]*>Premium<\/span><ul><li id="events">Events<\/li><\/ul><\/li>/,
    );
  });

  it('leads to what there is of its subject, and to the search', () => {
    expect(html).toContain(
      '<li><a href="/x/api/a/#p">splitClipboardPastedText</a>, DataGridPremium</li>',
    );
    expect(html).toContain('<a href="/x/search/?q=Clipboard">Search for “Clipboard”</a>');
  });

  it('says the same to machines', () => {
    expect(plannedTwin(subject)).toEqual({
      route: subject.route,
      markdown: [
        '# Clipboard',
        'This page is planned but not written yet.',
        '## What it will cover',
        '- Clipboard paste\n- Events',
        '## What you can read today',
        '### Props and methods',
        '- [splitClipboardPastedText](/x/api/a/#p), DataGridPremium\n',
      ].join('\n\n'),
    });
  });

  it('says so when there is nothing', () => {
    const bare = { ...subject, topics: [], related: [] };
    expect(printTree(plannedTree(bare))).toMatch(
      /^<h2>What you can read today<\/h2><p>This site has nothing/,
    );
    expect(plannedTwin(bare).markdown).toContain('This site has nothing on the topic yet.');
  });
});
