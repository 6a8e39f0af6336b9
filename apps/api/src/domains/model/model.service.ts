import { type Clock, utcDay } from '../../clock.ts';
import type { ModelLimits } from '../../config.ts';
import { inTransaction } from '../../database/database.ts';
import type { Db } from '../../database/schema.ts';
import { type FailureKind, type Model, ModelFailure, type ModelRequest } from '../../integrations/model/model.ts';
import * as budgets from '../budgets/budgets.repository.ts';

/** What a model answered, or why it did not. `value` fits the schema of the request; what it is worth, the rules decide. */
export type ModelAnswer =
  | { isAnswer: true; value: unknown }
  | { isAnswer: false; why: FailureKind | 'no_model' | 'over_budget' };

export interface ModelService {
  /** Whether the installation has a model. */
  readonly isThere: boolean;
  /**
   * Asks the model for a person, out of the budgets of the day: theirs, and that of all people together (D42). Takes seconds, so it is never
   * called in a transaction. `share` of the person's budget is the most that such requests may take it to.
   */
  ask(userId: string, request: ModelRequest, share?: number): Promise<ModelAnswer>;
  /** The tokens of today of all people together; null where there is no model. */
  getBudget(): Promise<{ spent: number; limit: number } | null>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  /** Null: there is none. */
  model: Model | null;
  limits: ModelLimits;
}

export function createModelService({ db, clock, model, limits }: Dependencies): ModelService {
  /** Takes the tokens out of both budgets before they are used; false, and none taken, where one has too little left. */
  async function reserve(userId: string, day: string, tokens: number, share: number): Promise<boolean> {
    const [own, all] = budgetsOf(userId, day);
    const spendings = [
      { budget: own, limit: Math.floor(limits.tokensPerUser * share) },
      { budget: all, limit: limits.tokensInAll },
    ];
    return inTransaction(db, (trx) => budgets.spendBudgets(trx, spendings, tokens));
  }

  async function settle(userId: string, day: string, difference: number): Promise<void> {
    await inTransaction(db, async (trx) => {
      for (const each of budgetsOf(userId, day)) await budgets.settleBudget(trx, each, difference);
    });
  }

  return {
    isThere: model !== null,
    async ask(userId, request, share = 1) {
      if (model === null) return { isAnswer: false, why: 'no_model' };
      const [day, reserved] = [utcDay(clock.now()), mostTokensOf(request)];
      if (!(await reserve(userId, day, reserved, share))) return { isAnswer: false, why: 'over_budget' };
      try {
        const { value, usage } = await model.complete(request);
        await settle(userId, day, usage - reserved);
        return { isAnswer: true, value };
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error;
        // What was late or unusable may have been paid for.
        if (error.kind === 'unsent' || error.kind === 'failed') await settle(userId, day, -reserved);
        return { isAnswer: false, why: error.kind };
      }
    },

    async getBudget() {
      if (model === null) return null;
      const spent = await budgets.findUsed(db, budgetOfAll(utcDay(clock.now())));
      return { spent, limit: limits.tokensInAll };
    },
  };
}

const budgetOfAll = (day: string): budgets.DailyBudget => ({ budget: 'model-tokens', holder: 'everyone', day });

/** A person's own, and that of all people together. */
const budgetsOf = (userId: string, day: string): [budgets.DailyBudget, budgets.DailyBudget] => [
  { budget: 'model-tokens', holder: userId, day },
  budgetOfAll(day),
];

/** A token is at least a character. */
const mostTokensOf = ({ system, messages, schema, maxTokens }: ModelRequest): number =>
  Math.ceil(system.length / 3) +
  Math.ceil(JSON.stringify(schema).length / 3) +
  messages.reduce((sum, { content }) => sum + content.length, 0) +
  maxTokens;
