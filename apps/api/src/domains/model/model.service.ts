import type { Clock } from '../../clock.ts';
import type { ModelLimits } from '../../config.ts';
import type { Db } from '../../database/schema.ts';
import { type FailureKind, type Model, ModelFailure, type ModelRequest } from '../../integrations/model/model.ts';
import { EVERYONE, findUsed, settleSharedBudget, spendSharedBudget } from '../budgets/budgets.public.ts';

/** A model's answer, or why there is none. `value` fits the schema of the request; rules decide what to make of it. */
export type ModelAnswer =
  | { isAnswer: true; value: unknown }
  | { isAnswer: false; why: FailureKind | 'no_model' | 'over_budget' };

export interface ModelService {
  /** Whether the installation has a model. */
  readonly isThere: boolean;
  /**
   * Asks the model on behalf of a person. Spends from the person's daily budget and from the shared one (D42). Takes
   * seconds, so never call it in a transaction. `share` caps the part of the person's budget that may be used up after
   * the call.
   */
  ask(userId: string, request: ModelRequest, share?: number): Promise<ModelAnswer>;
  /** The tokens that all people used today; null if there is no model. */
  getBudget(): Promise<{ spent: number; limit: number } | null>;
}

const BUDGET = 'model-tokens' as const;

interface Dependencies {
  db: Db;
  clock: Clock;
  /** Null if none is configured. */
  model: Model | null;
  limits: ModelLimits;
}

export function createModelService({ db, clock, model, limits }: Dependencies): ModelService {
  return {
    isThere: model !== null,
    async ask(userId, request, share = 1) {
      if (model === null) return { isAnswer: false, why: 'no_model' };
      const [now, reserved] = [clock.now(), mostTokensOf(request)];
      const budget = { budget: BUDGET, holder: userId };
      const most = { perUser: Math.floor(limits.tokensPerUser * share), inAll: limits.tokensInAll };
      if (!(await spendSharedBudget(db, budget, now, reserved, most))) return { isAnswer: false, why: 'over_budget' };
      try {
        const { value, usage } = await model.complete(request);
        await settleSharedBudget(db, budget, now, usage - reserved);
        return { isAnswer: true, value };
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error;
        // Late and unusable answers may have cost tokens.
        if (error.kind === 'unsent' || error.kind === 'failed') await settleSharedBudget(db, budget, now, -reserved);
        return { isAnswer: false, why: error.kind };
      }
    },

    async getBudget() {
      if (model === null) return null;
      const used = await findUsed(db, EVERYONE, clock.now(), BUDGET);
      return { spent: used(BUDGET), limit: limits.tokensInAll };
    },
  };
}

/** A token is at least a character. */
const mostTokensOf = ({ system, messages, schema, maxTokens }: ModelRequest): number =>
  Math.ceil(system.length / 3) +
  Math.ceil(JSON.stringify(schema).length / 3) +
  messages.reduce((sum, { content }) => sum + content.length, 0) +
  maxTokens;
