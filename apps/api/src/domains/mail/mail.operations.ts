import type { Operations } from '../../http/operation.ts';
import type { MailService } from './mail.service.ts';

type MailOperations = Pick<
  Operations,
  'getMailAddress' | 'updateMailAddress' | 'deleteMailAddress' | 'confirmMailAddress'
>;

export function mailOperations(mail: MailService): MailOperations {
  return {
    getMailAddress: ({ caller }) => mail.getMailAddress(caller),
    updateMailAddress: ({ caller, body }) => mail.updateMailAddress(caller, body.address),
    confirmMailAddress: ({ caller, body }) => mail.confirmMailAddress(caller, body.token),
    async deleteMailAddress({ caller }) {
      await mail.deleteMailAddress(caller);
      return undefined;
    },
  };
}
