import type { ModelService } from '../model/model.service.ts';
import type { Heard } from './guided/hear.ts';
import type { Interview } from './guided/interview.ts';
import { heardFrom } from './model/heard.ts';
import { questionAbout } from './model/question.ts';

export interface Listening {
  /**
   * What a model makes of a person's messages, the newest last; null where the rules go on alone: there is no model, it is down, late, over its
   * budget, or answers nonsense. Takes some seconds, so it is never called in a transaction.
   */
  listen(userId: string, interview: Interview, said: readonly string[]): Promise<Heard | null>;
}

interface Dependencies {
  model: ModelService;
  /** How long an answer is waited for: a person sits before it. */
  timeoutMs: number;
}

export function createListening({ model, timeoutMs }: Dependencies): Listening {
  return {
    async listen(userId, interview, said) {
      const answer = await model.ask(userId, { ...questionAbout(interview, said), timeoutMs });
      return answer.isAnswer ? heardFrom(answer.value, interview, said) : null;
    },
  };
}
