/** The sheet of keys that work on every page. */
export const shortcutMessages = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  /** Groups of commands: what they do, and the keys, each a combination. */
  groups: [
    {
      title: 'Anywhere',
      commands: [
        { does: 'Search', keys: [['/'], ['Ctrl', 'K'], ['⌘', 'K']] },
        { does: 'Go to the next page', keys: [['n']] },
        { does: 'Go to the previous page', keys: [['p']] },
        { does: 'Copy the page as Markdown', keys: [['c']] },
        { does: 'Switch the theme', keys: [['t']] },
        { does: 'Show these shortcuts', keys: [['?']] },
      ],
    },
    {
      title: 'On a page',
      commands: [
        {
          does: 'Copy the code under the pointer',
          keys: [
            ['Ctrl', 'C'],
            ['⌘', 'C'],
          ],
        },
        { does: 'Show the types in the code in focus', keys: [['Enter']] },
        { does: 'Move in the tools of a demo', keys: [['←'], ['→'], ['Home'], ['End']] },
        {
          does: 'Send feedback',
          keys: [
            ['Ctrl', 'Enter'],
            ['⌘', 'Enter'],
          ],
        },
        { does: 'Close what is open', keys: [['Esc']] },
      ],
    },
  ],
  singleKeys: 'Use single-key shortcuts',
} as const;
