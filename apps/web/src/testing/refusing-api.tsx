import { type ApiClient, ApiProblem, type OperationId } from '@mutuals/api-client';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { routes } from '../routes.ts';
import { counts, user } from './examples.ts';
import { renderApp } from './render-member.tsx';

/** A server that refuses whatever it has no answer of, each operation by an id of its own; and what it refused. */
export function refusingApi(answers: Partial<ApiClient>) {
  const asked = new Set<string>();
  const refuse = (operation: OperationId) => () => {
    asked.add(operation);
    return Promise.reject(
      new ApiProblem({
        kind: 'problem',
        operation,
        status: 403,
        problem: {
          type: 'about:blank',
          title: '',
          status: 403,
          code: 'forbidden',
          message: '',
          errors: [],
          requestId: `req-${operation}`,
        },
      }),
    );
  };
  const api = new Proxy(answers, {
    get: (known: Partial<ApiClient>, name: OperationId) => known[name] ?? refuse(name),
  }) as ApiClient;
  return { api, asked };
}

/** Who one is, which they are told. */
export const me: Partial<ApiClient> = {
  getMe: async () => ({ ...user, isAdmin: true, role: 'owner' }),
  getNotificationCounts: async () => counts,
};

/** What the frame around every page asks for. */
const OF_THE_FRAME: ReadonlySet<string> = new Set(['listNotifications', 'getRealtimeToken']);

const isOfPage = (operation: string): boolean => !OF_THE_FRAME.has(operation);

/** Opens a page while the server refuses what it asks for, and expects each way to help to name one of the refusals. */
export async function expectHelp(
  path: string,
  as: 'member' | 'guest',
  answers: Partial<ApiClient>,
  isAsked = isOfPage,
) {
  const { api, asked } = refusingApi(answers);
  await renderApp(api, path, as);
  const links = page.getByRole('main').getByRole('link', { name: 'Get help' });
  await expect.poll(() => links.elements().length).toBeGreaterThan(0);
  const refusals = [...asked].filter(isAsked).map((operation) => `req-${operation}`);
  for (const link of links.elements()) {
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', location.href);
    expect(pathname).toBe(routes.createTicket.pattern);
    expect(refusals).toContain(searchParams.get('reference'));
  }
}
