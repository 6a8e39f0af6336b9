import type { QueryClient } from '@tanstack/react-query';
import type { WhenShown } from '../../lib/kept-answers.ts';

/** Lets a person's client keep what it reads on this device (lib/kept-answers.ts). Its code comes with what opens a session. */
export async function keepAnswers(client: QueryClient, person: string): Promise<WhenShown> {
  const code = await import('./running-identity.ts');
  return code.keepAnswers(client, person);
}
