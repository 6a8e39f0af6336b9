import { type Clock, utcDay } from '../../clock.ts';
import type { ModelLimits } from '../../config.ts';
import { inTransaction } from '../../database/database.ts';
import type { Db } from '../../database/schema.ts';
import { type Model, ModelFailure, type ModelRequest } from '../../integrations/model/model.ts';
import * as budgets from '../budgets/budgets.repository.ts';
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
  db: Db;
  clock: Clock;
  /** Null: there is none. */
  model: Model | null;
  limits: ModelLimits;
}

export function createListening({ db, clock, model, limits }: Dependencies): Listening {
  /** Takes the tokens out of both budgets before they are used; false, and none taken, where one has too little left. */
  async function reserve(userId: string, day: string, tokens: number): Promise<boolean> {
    const [own, all] = budgetsOf(userId, day);
    return inTransaction(db, async (trx) => {
      if (!(await budgets.spendBudget(trx, own, tokens, limits.tokensPerUser))) return false;
      if (await budgets.spendBudget(trx, all, tokens, limits.tokensInAll)) return true;
      await budgets.settleBudget(trx, own, -tokens);
      return false;
    });
  }

  async function settle(userId: string, day: string, difference: number): Promise<void> {
    await inTransaction(db, async (trx) => {
      for (const each of budgetsOf(userId, day)) await budgets.settleBudget(trx, each, difference);
    });
  }

  return {
    async listen(userId, interview, said) {
      if (model === null) return null;
      const request = { ...questionAbout(interview, said), timeoutMs: limits.timeoutMs };
      const [day, reserved] = [utcDay(clock.now()), mostTokensOf(request)];
      if (!(await reserve(userId, day, reserved))) return null;
      try {
        const { value, usage } = await model.complete(request);
        await settle(userId, day, usage - reserved);
        return heardFrom(value, interview, said);
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error;
        // What was late or unusable may have been paid for.
        if (error.kind === 'unsent' || error.kind === 'failed') await settle(userId, day, -reserved);
        return null;
      }
    },
  };
}

/** A person's own, and that of all people together. */
const budgetsOf = (userId: string, day: string): [budgets.DailyBudget, budgets.DailyBudget] => [
  { budget: 'model-tokens', holder: userId, day },
  { budget: 'model-tokens', holder: 'everyone', day },
];

/** A token is at least a character. */
const mostTokensOf = ({ system, messages, schema, maxTokens }: ModelRequest): number =>
  Math.ceil(system.length / 3) +
  Math.ceil(JSON.stringify(schema).length / 3) +
  messages.reduce((sum, { content }) => sum + content.length, 0) +
  maxTokens;
