import { createPush } from '../integrations/push/web-push.ts';
import type { PushMessage, PushSender, PushTarget } from '../integrations/push/push.ts';
import type { FakeClock } from './fake-clock.ts';

/** 32 bytes that are a key of nobody else. */
export const TEST_VAPID_KEY = 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94';

/** The subscription of a browser; the keys are RFC 8291's examples. */
export const aSubscription = (name: string): PushTarget => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
});

/** Push services that answer what a test sets. */
export interface PushByHand extends PushSender {
  /** Every message so far, with its endpoint. */
  readonly sent: (PushMessage & { endpoint: string })[];
  answer: (target: PushTarget, message: PushMessage) => ReturnType<PushSender['send']>;
}

export function createPushByHand(clock: FakeClock): PushByHand {
  const real = createPush(
    { privateKey: TEST_VAPID_KEY, subject: 'mailto:hello@mutuals.example', localService: null },
    clock,
  );
  if (real === null) throw new Error('There is a key.');
  const push: PushByHand = {
    ...real,
    sent: [],
    answer: async () => 'sent',
    async send(target, message) {
      push.sent.push({ ...message, endpoint: target.endpoint });
      return push.answer(target, message);
    },
  };
  return push;
}
