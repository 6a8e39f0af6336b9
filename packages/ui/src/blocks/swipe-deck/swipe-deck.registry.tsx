import { type Decision, dragRule, type Identified, type SwipeEvent, type SwipeView } from '@mutuals/machines/swipe';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { SwipeDeck } from './swipe-deck.tsx';

/** Somebody on a card. */
export interface Person extends Identified {
  readonly name: string;
  readonly about: string;
}

const EMPTY: Readonly<Record<SwipeView<Person, Person>['status'], string>> = {
  loading: 'Loading the next people',
  showing: '',
  empty: 'You have met everyone',
  failed: 'The deck could not be loaded',
};

/** People to decide about. `view` is `swipeView(snapshot)` and `send` the actor’s, both of @mutuals/machines/swipe. */
export function PeopleDeck({
  view,
  send,
  onOpen,
}: {
  view: SwipeView<Person, Person>;
  send: (event: SwipeEvent<Person>) => void;
  onOpen: (id: string) => void;
}) {
  const used: Decision[] = [];
  if (view.likes?.canUse === false) used.push('like');
  if (view.superLikes?.canUse === false) used.push('superLike');
  return (
    <SwipeDeck
      style={{ blockSize: '40rem', maxInlineSize: '24rem' }}
      hasSuperLike
      cards={view.cards.map(({ _id, name, about }) => ({
        id: _id,
        name,
        announcement: `${name}. ${about}`,
        content: (
          <article
            style={{
              blockSize: '100%',
              padding: '1.5rem',
              borderRadius: 'inherit',
              border: '1px solid var(--mu-border)',
              background: 'var(--mu-surface-raised)',
            }}
          >
            <Heading level={2}>{name}</Heading>
            <Text>{about}</Text>
          </article>
        ),
      }))}
      dragRule={dragRule}
      locked={used}
      onDecide={(cardId, decision) => send({ type: 'DECIDE', cardId, decision })}
      onHold={(cardId) => send({ type: 'HELD', cardId })}
      onLetGo={() => send({ type: 'LET_GO' })}
      onOpen={onOpen}
      emptyState={<EmptyState title={EMPTY[view.status]} />}
      emptyText={EMPTY[view.status]}
    />
  );
}
