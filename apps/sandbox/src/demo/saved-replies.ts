// Saved replies of the demo community's team.
import { type Db, inTransaction } from '@mutuals/api/seeding';
import { idAt } from './random.ts';

interface DemoReply {
  readonly name: string;
  readonly en: string;
  readonly fr: string;
  readonly zh: string;
}

const REPLIES: readonly DemoReply[] = [
  {
    name: 'We are looking into it',
    en: 'Hello {name}, thank you for telling us. We are looking into it and write here as soon as we know more.',
    fr: 'Bonjour {name}, merci de nous avoir prévenus. Nous regardons et vous écrivons ici dès que nous en savons plus.',
    zh: '{name}，你好，谢谢你告诉我们。我们正在查看，一有进展就会在这里回复你。',
  },
  {
    name: 'Payment found',
    en: 'Hello {name}, we found payment {payment}. Your {tier} plan is active: please reload the page to see it.',
    fr: 'Bonjour {name}, nous avons retrouvé le paiement {payment}. Votre formule {tier} est active : rechargez la page pour le voir.',
    zh: '{name}，你好，我们找到了付款 {payment}。你的 {tier} 已生效，请刷新页面查看。',
  },
  {
    name: 'Payment came late',
    en: 'Hello {name}, payment {payment} reached us after its 15 minutes were over. Nothing is lost: on its page, choose a period or your money back.',
    fr: 'Bonjour {name}, le paiement {payment} nous est parvenu après la fin des 15 minutes. Rien n’est perdu : sur sa page, choisissez une période ou le remboursement.',
    zh: '{name}，你好，付款 {payment} 在 15 分钟结束后才到账。钱没有丢失：请在付款页面选择换取会员期或退款。',
  },
  {
    name: 'Solved?',
    en: 'Hello {name}, this should work now. Is it solved for you? If not, write here and we look again.',
    fr: 'Bonjour {name}, cela devrait fonctionner maintenant. Est-ce réglé pour vous ? Sinon, écrivez ici et nous regarderons de nouveau.',
    zh: '{name}，你好，现在应该可以了。问题解决了吗？如果没有，请在这里告诉我们，我们会再看一次。',
  },
];

/** Inserts them if the team has none. */
export async function seedSavedReplies({ db, now }: { readonly db: Db; readonly now: Date }): Promise<void> {
  await inTransaction(db, async (trx) => {
    const some = await trx.selectFrom('saved_replies').select('id').limit(1).executeTakeFirst();
    if (some !== undefined) return;
    const rows = REPLIES.map(({ name, en, fr, zh }) => ({
      id: idAt(now, `saved reply ${name}`),
      name,
      text_en: en,
      text_fr: fr,
      text_zh: zh,
      created_at: now,
      updated_at: now,
    }));
    await trx.insertInto('saved_replies').values(rows).execute();
  });
}
