import { failureMessageKey } from '@mutuals/api-client';
import { tagKey } from '@mutuals/api-client/queries';
import { appealView, type AppealView, createAppealMachine } from '@mutuals/machines/appeal';
import { useFaultText } from '@mutuals/ui/fault';
import { Appeal } from '@mutuals/ui/screens/my-decisions';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { keptDraft } from '../../lib/drafts.ts';
import { asFault } from '../../lib/fault.ts';
import { useServices } from '../../services.ts';
import { useSession } from '../session/index.ts';

const draftSchema = v.object({ message: v.string() });

/** The appeal against one decision, whose words are kept in the tab until it is sent (AP2). */
export function MyAppeal({ id, until }: { id: string; until: string }) {
  const { api } = useServices();
  const { user } = useSession();
  const client = useQueryClient();
  const { t } = useTranslation(['common', 'errors']);
  const textOf = useFaultText();
  const kept = keptDraft(draftSchema, { userId: user._id, subject: `appeal.${id}` });
  const [machine] = useState(() =>
    createAppealMachine({
      send: fromPromise<void, { readonly message: string }>(async ({ input: { message }, signal }) => {
        await api.appealDecision({ path: { id }, body: { message }, signal }).catch(asFault);
      }),
    }),
  );
  const actor = useActorRef(machine, { input: { message: kept.read()?.message ?? '' } });
  const view: AppealView = useSelector(actor, appealView, isSame);
  const keep = useEffectEvent((message: string | null) => kept.keep(message === null ? null : { message }));
  const follow = useEffectEvent(() => void client.invalidateQueries({ queryKey: tagKey('Reports') }));
  useEffect(() => {
    const drafts = actor.on('DRAFT', ({ message }) => keep(message));
    const sent = actor.on('SENT', () => follow());
    const over = actor.on('OVER', () => follow());
    return () => {
      drafts.unsubscribe();
      sent.unsubscribe();
      over.unsubscribe();
    };
  }, [actor]);
  return (
    <Appeal
      view={view}
      until={until}
      error={view.fault === null ? undefined : textOf(view.fault) || t(failureMessageKey('appealDecision'))}
      onBegin={() => actor.send({ type: 'BEGIN' })}
      onType={(message) => actor.send({ type: 'TYPED', message })}
      onSend={() => actor.send({ type: 'SEND' })}
    />
  );
}

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);
