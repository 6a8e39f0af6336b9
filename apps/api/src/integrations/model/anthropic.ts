import type { ModelProtocol } from './model.ts';
import { numberAt, recordAt, textAt } from './json-at.ts';

/** Anthropic's Messages API. */
export const anthropic: ModelProtocol = {
  path: '/messages',
  headers: (key) => ({ 'anthropic-version': '2023-06-01', ...(key !== null && { 'x-api-key': key }) }),
  body: (model, { system, messages, schema, maxTokens }) => ({
    model,
    max_tokens: maxTokens,
    system,
    messages,
    output_config: { format: { type: 'json_schema', schema } },
  }),
  read(answer) {
    const content = textAt(recordAt(answer, 'content', 0), 'text');
    const reason = textAt(answer, 'stop_reason');
    if (reason === null) return null;
    return {
      content: content ?? '',
      isWhole: reason === 'end_turn' && content !== null,
      usage: numberAt(answer, 'usage', 'input_tokens') + numberAt(answer, 'usage', 'output_tokens'),
    };
  },
};
