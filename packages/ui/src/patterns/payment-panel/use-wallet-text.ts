import { useTranslation } from 'react-i18next';
import { type Fault, useFaultText } from '../../lib/fault.ts';
import type payments from '../../locales/en/payments.json';

type Problem = keyof typeof payments.wallet;

const PROBLEMS: Readonly<Record<Problem, true>> = {
  missing: true,
  failed: true,
  wrongNetwork: true,
  rejected: true,
  insufficientFunds: true,
  insufficientGas: true,
  locked: true,
  closed: true,
  unclear: true,
  anotherAddress: true,
};

const isProblem = (code: string): code is Problem => Object.hasOwn(PROBLEMS, code);

/** Why a wallet failed, and what to do (SPEC 8, D46). */
export function useWalletText(network: string): (fault: Fault) => string {
  const { t } = useTranslation('payments');
  const faultText = useFaultText();
  return (fault) =>
    isProblem(fault.code) ? t(`wallet.${fault.code}`, { network }) : faultText(fault) || t('wallet.failed');
}
