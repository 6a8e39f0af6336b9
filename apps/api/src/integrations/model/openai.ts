import type { ModelProtocol } from './model.ts';
import { numberAt, recordAt, textAt } from './json-at.ts';

/** OpenAI's chat completions, which most other services and local servers support too. */
export const openai: ModelProtocol = {
  path: '/chat/completions',
  headers: (key) => (key === null ? {} : { authorization: `Bearer ${key}` }),
  body: (model, { system, messages, schema, maxTokens }) => ({
    model,
    max_tokens: maxTokens,
    messages: [{ role: 'system', content: system }, ...messages],
    response_format: { type: 'json_schema', json_schema: { name: 'response', strict: true, schema } },
  }),
  read(answer) {
    const choice = recordAt(answer, 'choices', 0);
    const content = textAt(choice, 'message', 'content');
    const refusal = textAt(choice, 'message', 'refusal');
    if (choice === null || (content === null && refusal === null)) return null;
    const isWhole = refusal === null && textAt(choice, 'finish_reason') === 'stop';
    return { content: content ?? '', isWhole, usage: numberAt(answer, 'usage', 'total_tokens') };
  },
};
