import { useTranslation } from 'react-i18next';
import type { PaymentSlipTexts, WalletNewsTexts } from '../../blocks/payment-panel/payment-panel.texts.ts';

/** The words of the kit's PaymentSlip in this product. */
export function useSlipTexts(): PaymentSlipTexts {
  const { t } = useTranslation('payments');
  return {
    send: t('panel.send'),
    rest: t('panel.rest'),
    address: t('panel.address'),
    addressNote: t('panel.addressNote'),
    network: t('panel.network'),
    coin: t('panel.token'),
    qrText: t('panel.qrText'),
    copyAmount: t('panel.copyAmount'),
    copyAddress: t('panel.copyAddress'),
    copied: t('panel.copied'),
    copyFailed: t('panel.copyFailed'),
    left: t('panel.left'),
    over: t('panel.over'),
    received: t('panel.received'),
    stepsTitle: t('steps.title'),
    stepWait: t('steps.wait'),
    words: (toSend) => t('panel.words', { ...toSend }),
    qr: (address) => t('panel.qr', { address }),
    openIn: (wallet) => t('panel.openIn', { wallet }),
    leftMinutes: (count) => t('panel.leftMinutes', { count }),
    leftSeconds: (seconds) => t('panel.leftSeconds', { seconds }),
    share: ({ received, total, symbol }) => t('panel.share', { received, expected: total, symbol }),
    stepNetwork: (network) => t('steps.network', { network }),
    stepSend: ({ amount, symbol }) => t('steps.send', { amount, symbol }),
  };
}

/** The words of the kit's WalletNews in this product. */
export function useWalletNewsTexts(): WalletNewsTexts {
  const { t } = useTranslation('payments');
  return {
    asking: t('send.asking'),
    askingText: t('send.askingText'),
    leave: t('send.leave'),
    left: t('send.left'),
    leftText: t('send.leftText'),
    notSent: t('send.notSent'),
    notSentTitle: t('send.notSentTitle'),
    notSentText: t('send.notSentText'),
    notSentYes: t('send.notSentYes'),
    notSentNo: t('send.notSentNo'),
    sent: t('send.sent'),
    sentText: (hash) => t('send.sentText', { hash }),
  };
}
