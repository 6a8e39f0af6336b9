import type { Guide } from '../../lib/story/guide.ts';

export const tabsGuide: Guide = {
  use: [
    'For the parts of one page of which one shows at a time: received and sent, the topics of the FAQ (`line`).',
    'For two or three views of the same thing (`segment`).',
  ],
  avoid: [
    'To go to another page: take links; the address changes with those.',
    'To filter a list: take ToggleButtons or FilterBar.',
    'For the steps of a task: they have an order, tabs have none.',
  ],
  anatomy: [
    { part: 'List', is: 'the row of tabs; on a narrow screen it scrolls sideways' },
    { part: 'Tab', is: 'the name of a part, with a count or badge where something is new' },
    { part: 'Mark', is: 'the line below or the plate behind the chosen tab; it slides to the next one' },
    { part: 'Panel', is: 'what the chosen tab stands for' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the chosen tab, then into its panel', story: 'Keyboard' },
    {
      keys: 'Arrow right, arrow left',
      does: 'Goes to the next tab and chooses it; past those that are off, and round at the end',
      story: 'Keyboard',
    },
    { keys: 'Home, End', does: 'Goes to the first or last tab', story: 'Keyboard' },
  ],
  reader: [
    'A list of tabs with its name; each says whether it is selected and which of how many it is.',
    'The panel is named by its tab; a count is read in words.',
  ],
  dos: [
    'Name the list (`aria-label`) after what the tabs are parts of.',
    'Use one or two words a tab.',
    'Put the part that most people need first.',
  ],
  donts: [
    'Do not hide in a second tab what is needed to decide.',
    'Do not nest tabs in tabs.',
    'Do not load the panels so slowly that arrow keys stumble: give `keyboardActivation="manual"` there.',
  ],
};
