import type { ModelService } from '../model/model.service.ts';
import type { Heard } from './guided/hear.ts';
import type { Interview } from './guided/interview.ts';
import { heardFrom } from './model/heard.ts';
import { questionAbout } from './model/question.ts';

export interface Listening {
  /**
   * Asks the model to read a person's messages, newest last. Null if the rules continue alone: there is no model, or it is down, late, over its
   * budget, or answers nonsense. It takes some seconds: never call it in a transaction.
   */
  listen(userId: string, interview: Interview, said: readonly string[]): Promise<Heard | null>;
}

interface Dependencies {
  model: ModelService;
  /** Timeout of an answer; a person is waiting for it. */
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
