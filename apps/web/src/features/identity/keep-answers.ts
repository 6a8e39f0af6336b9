import type { QueryClient } from '@tanstack/react-query';

/** Lets a person's client keep what it reads on this device (lib/kept-answers.ts). Its code comes with what opens a session. */
export async function keepAnswers(client: QueryClient, person: string): Promise<void> {
  const code = await import('./running-identity.ts');
  code.keepAnswers(client, person);
}
