import type { Operations } from '../../http/operation.ts';
import { offsetMeta, partOf, teamPaging } from '../../http/paging.ts';
import type { AppealsService } from './appeals.service.ts';
import type { DecisionsService } from './decisions.service.ts';
import type { TransparencyService } from './transparency.service.ts';

type DecisionOperations = Pick<
  Operations,
  | 'listReports'
  | 'assignReport'
  | 'escalateReport'
  | 'decideOnReport'
  | 'confirmDecision'
  | 'liftDecision'
  | 'listMyDecisions'
  | 'appealDecision'
  | 'listAppeals'
  | 'answerAppeal'
  | 'getTransparency'
>;

interface Services {
  decisions: DecisionsService;
  appeals: AppealsService;
  transparency: TransparencyService;
}

export function decisionOperations({ decisions, appeals, transparency }: Services): DecisionOperations {
  return {
    async listReports({ caller, query }) {
      const { state = 'open', type = null, assigned = null } = query;
      const list = ['listReports', caller.userId, state, type, assigned];
      const paging = teamPaging(list, query, { isSearch: false });
      const { data, ...read } = await decisions.listReports({ state, type, assigned }, caller, paging.part);
      return { data, meta: paging.metaOf(read) };
    },
    assignReport: ({ caller, path, body }) => decisions.assignReport(caller, path.subjectId, body.isMine),
    escalateReport: ({ caller, path, body }) => decisions.escalateReport(caller, path.subjectId, body.note),
    decideOnReport: ({ caller, path, body }) => decisions.decideOnReport(caller, path.subjectId, body),
    confirmDecision: ({ caller, path }) => decisions.confirmDecision(caller, path.id),
    liftDecision: ({ caller, path, body }) => decisions.liftDecision(caller, path.id, body.reason),
    async listMyDecisions({ caller, query }) {
      const list = ['listMyDecisions', caller.userId];
      const { data, ...read } = await decisions.listMyDecisions(caller, partOf(list, query));
      return { data, meta: offsetMeta(list, query, read) };
    },
    appealDecision: ({ caller, path, body }) => appeals.appealDecision(caller, path.id, body.message),
    async listAppeals({ caller, query }) {
      const { state = 'open' } = query;
      const list = ['listAppeals', caller.userId, state];
      const paging = teamPaging(list, query, { isSearch: false });
      const { data, ...read } = await appeals.listAppeals(caller, state, paging.part);
      return { data, meta: paging.metaOf(read) };
    },
    answerAppeal: ({ caller, path, body }) => appeals.answerAppeal(caller, path.id, body),
    getTransparency: async () => ({ data: await transparency.getTransparency() }),
  };
}
