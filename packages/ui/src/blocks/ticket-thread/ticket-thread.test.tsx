import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Provider } from '../../provider/provider.tsx';
import { TicketThread } from './ticket-thread.tsx';

const thread = (limit?: number) =>
  renderToString(
    <Provider locale="en">
      <TicketThread
        facts={[]}
        messages={[]}
        now={0}
        state={{ text: 'Open' }}
        moves={[]}
        onMove={() => {}}
        canReply
        reply={'a'.repeat(5000)}
        onReplyChange={() => {}}
        onSend={() => {}}
        limit={limit}
      />
    </Provider>,
  );

it('a reply is as long as its owner lets it be, and has no limit of the kit’s', () => {
  expect(thread()).not.toContain('4000');
  expect(thread(5000)).toMatch(/5000(?:<!-- -->)? \/ (?:<!-- -->)?5000/);
});
