import type { Profile } from '@mutuals/api-client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { useDecision } from '../deciding/index.ts';
import { useActing, useOwnProfiles, useSession, useToasts } from '../session/index.ts';
import { type Action, dropIntent, keepIntent, readIntent } from './intent.ts';

type Known = NonNullable<ReturnType<typeof useDecision>['own']>;

/**
 * What a member can do on somebody else's page. Who has several profiles is asked first which one acts; who has none makes one first, and what
 * they wanted waits (intent.ts), as it did while they signed in. `profile` is null until it is there.
 */
export function useProfileActions(id: string, profile: Profile | null) {
  const { clock } = useServices();
  const { user } = useSession();
  const { t } = useTranslation('profiles');
  const toasts = useToasts();
  const navigate = useNavigate();
  const own = useOwnProfiles();
  const { chosen, choose } = useActing();
  const other = profile !== null && !profile.isOwner ? profile : null;
  const decision = useDecision(other?._id ?? null, chosen?._id ?? null);
  // What was wanted before they signed in, or before it was known who acts.
  const [waiting, setWaiting] = useState<Action | null>(() => {
    const intent = readIntent(user._id, clock.now());
    return intent?.profileId === id && intent.action !== 'save' ? intent.action : null;
  });
  const isDone = useRef(false);
  const [isChoosing, setChoosing] = useState(false);

  function perform(action: Action, by: Profile, { decision: known, conversationId }: Known): void {
    if (action === 'write') {
      if (conversationId !== null) void navigate(routes.conversation.href({ profileId: by._id, conversationId }));
      else toasts.show({ title: t('act.notYet', { name: other?.name }) });
    } else if (known === null || (known === 'pass' && action !== 'pass')) decision.decide(action);
  }
  function act(action: Action): void {
    if (chosen !== null && decision.own !== null) return perform(action, chosen, decision.own);
    isDone.current = false;
    setWaiting(action);
  }

  // It is done, once, when it is known who acts and what they decided before.
  const isReady = other !== null && chosen !== null && decision.own !== null;
  const goOn = useEffectEvent((action: Action) => {
    if (isDone.current || chosen === null || decision.own === null) return;
    isDone.current = true;
    dropIntent();
    perform(action, chosen, decision.own);
  });
  useEffect(() => {
    if (isReady && waiting !== null) goOn(waiting);
  }, [isReady, waiting]);

  // Nobody decides on themselves.
  const isOwner = profile?.isOwner === true;
  useEffect(() => {
    if (isOwner && waiting !== null) dropIntent();
  }, [isOwner, waiting]);

  const profiles = own.status === 'ready' ? own.data : null;
  const isAsking = waiting !== null && chosen === null && other !== null;
  return {
    decision,
    /** What is to be known before anything can be done here. */
    needed: own.status === 'failed' && other !== null ? own : decision.view,
    acting: chosen,
    /** Several own profiles: one of them acts. */
    profiles: profiles ?? [],
    act,
    changeActing: () => setChoosing(true),
    /** Which own profile acts is to be chosen. */
    isChoosing: isChoosing || (isAsking && (profiles?.length ?? 0) > 1),
    choose(id: string): void {
      setChoosing(false);
      choose(id);
    },
    /** There is no own profile to act with. */
    needsProfile: isAsking && profiles?.length === 0,
    createProfile(): void {
      if (other !== null && waiting !== null)
        keepIntent({ profileId: other._id, action: waiting, at: clock.now(), userId: user._id });
      void navigate(routes.createProfile.href());
    },
    /** Nothing is wanted any more. */
    cancel(): void {
      setChoosing(false);
      setWaiting(null);
      dropIntent();
    },
  };
}
