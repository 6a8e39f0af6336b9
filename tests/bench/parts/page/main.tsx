// One part of the product or its plain baseline, by query: `?deck`, `?plain-deck`; a thread waits for its bench.
import './styles.css';
import { createRoot } from 'react-dom/client';
import { StoryLanguage } from '../../../../packages/ui/src/locales/story-provider.tsx';
import { Deck, PlainDeck } from './decks.tsx';
import { benchThreads } from './threads.tsx';

const root = createRoot(document.getElementById('root') ?? document.body);
const DECKS: Record<string, typeof Deck> = { '?deck': Deck, '?plain-deck': PlainDeck };
const ShownDeck = DECKS[location.search];
if (ShownDeck)
  root.render(
    <StoryLanguage language="en">
      <ShownDeck />
    </StoryLanguage>,
  );
else benchThreads(root);
