import type { Fault } from '../shared/fault.ts';
import type { OnboardingContext, OnboardingInput, OnboardingSession } from './onboarding.types.ts';

/** Code points of a message (the contract's `OnboardingMessageInput`). */
export const MAX_LENGTH = 4_000;
/** SPEC 9, in percent. */
const MILESTONE = 90;

type Context<Session extends OnboardingSession> = OnboardingContext<Session>;
type Change<Session extends OnboardingSession> = Partial<Context<Session>>;

export const begin = <Session extends OnboardingSession>({
  sessionId,
  draft,
  newId,
}: OnboardingInput): Context<Session> => ({
  newId,
  sessionId,
  session: null,
  profileType: null,
  draft,
  outgoing: null,
  milestone: 'ahead',
  fault: null,
});

/** What of the 4,000 code points is left; below 0 the draft is too long. */
export const charactersLeft = (draft: string): number => MAX_LENGTH - Array.from(draft).length;

/** OB4, but for what is under way. */
export const maySend = ({ draft, session }: Pick<Context<OnboardingSession>, 'draft' | 'session'>): boolean =>
  draft.trim() !== '' && charactersLeft(draft) >= 0 && (session?.messagesLeft ?? 0) > 0;

/** What of the draft did not arrive: the last message may have been on its way while more was written. */
function unarrived(draft: string, { messages }: OnboardingSession): string {
  const last = messages.findLast(({ role }) => role === 'user')?.content;
  if (last === undefined) return draft;
  if (draft.trim() === last) return '';
  return draft.startsWith(`${last}\n`) ? draft.slice(last.length + 1) : draft;
}

/** OB1, OB10: the talk as it is opened. What was being written is forgotten where it did arrive. */
export const opened = <Session extends OnboardingSession>(
  { draft }: Context<Session>,
  session: Session,
): Change<Session> => ({
  session,
  draft: unarrived(draft, session),
  sessionId: session._id,
  fault: null,
  milestone: session.progress >= MILESTONE ? 'past' : 'ahead',
});

/** OB5, OB6: words go out. */
export function say<Session extends OnboardingSession>(
  { outgoing, newId }: Context<Session>,
  content: string,
): Change<Session> {
  const isSame = outgoing?.content === content;
  return { fault: null, outgoing: isSame ? outgoing : { clientId: newId(), content } };
}

/** The draft goes out. */
export const sendDraft = <Session extends OnboardingSession>(context: Context<Session>): Change<Session> => ({
  ...say(context, context.draft.trim()),
  draft: '',
});

/** OB10: the server has the message, and the reply is here. */
export const answered = <Session extends OnboardingSession>(
  { milestone }: Context<Session>,
  session: Session,
): Change<Session> => ({
  session,
  outgoing: null,
  milestone: milestone === 'ahead' && session.progress >= MILESTONE ? 'reached' : milestone,
});

/** OB5: the words are back. Their client id is kept for when they are sent again (OB6). */
export const refused = <Session extends OnboardingSession>(
  { outgoing, draft }: Context<Session>,
  fault: Fault,
): Change<Session> => ({
  fault,
  draft: unsentOf({ outgoing, draft }),
});

/** The words that the server does not have while a message is on its way. */
export const unsentOf = ({ outgoing, draft }: Pick<Context<OnboardingSession>, 'outgoing' | 'draft'>): string =>
  [outgoing?.content ?? '', draft].filter((text) => text.trim() !== '').join('\n');

/** OB7. */
export const takeSuggestion = (draft: string, text: string): string =>
  draft.trim() === '' ? text : `${draft.trimEnd()}\n${text}`;
