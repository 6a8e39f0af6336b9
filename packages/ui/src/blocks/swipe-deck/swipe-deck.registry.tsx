import type { Decision, Identified, SwipeEvent, SwipeView } from '@mutuals/machines/swipe';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
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

/**
 * People to decide about. `view` is `swipeView(snapshot)` and `send` the actor’s, both of @mutuals/machines/swipe. The machine opens a moment for each
 * match and a dialog when a limit is reached, and takes no decision until they are closed.
 */
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
    <>
      {view.failedDecision && (
        <Banner
          tone="danger"
          title={`Your decision on ${view.failedDecision.card.name} was not saved`}
          dismissLabel="Close"
          onDismiss={() => send({ type: 'FAILURE_SEEN' })}
        >
          {view.failedDecision.fault.message}
        </Banner>
      )}
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
        locked={used}
        onDecide={(cardId, decision) => send({ type: 'DECIDE', cardId, decision })}
        onHold={(cardId) => send({ type: 'HELD', cardId })}
        onLetGo={() => send({ type: 'LET_GO' })}
        onOpen={onOpen}
        emptyState={
          <EmptyState
            title={EMPTY[view.status]}
            action={view.status !== 'loading' && <Button onPress={() => send({ type: 'RETRY' })}>Try again</Button>}
          />
        }
        emptyText={EMPTY[view.status]}
      />
      <Dialog
        title="It is mutual"
        isOpen={view.match !== null}
        onOpenChange={() => send({ type: 'KEEP_SWIPING' })}
        footer={
          <>
            <Button slot="close">Go on</Button>
            <Button variant="primary" onPress={() => send({ type: 'SEND_MESSAGE' })}>
              Write
            </Button>
          </>
        }
      >
        {view.match && `${view.match.profile.name} likes you, too.`}
      </Dialog>
      <Dialog
        title="That is all for now"
        isOpen={view.upgrade !== null}
        onOpenChange={() => send({ type: 'UPGRADE_CLOSED' })}
        footer={<Button slot="close">Go on</Button>}
      >
        {view.upgrade && `No ${view.upgrade.feature === 'likes' ? 'likes' : 'super-likes'} are left.`}
      </Dialog>
    </>
  );
}
