// What people of the demo community asked the team, and what it answered: every status, priority and category, with and without an
// assignee, answered and not, in three languages.
import type { Schema, Tier } from '@mutuals/api/seeding';
import type { Insertable } from 'kysely';
import type { DemoMember } from './community.ts';
import type { TeamHandle } from './team.ts';

export interface Said {
  readonly minutesAgo: number;
  readonly text: string;
  /** Who of the team; the person themselves where it is nobody. */
  readonly by?: TeamHandle;
}

export interface TicketStory {
  readonly tier: Tier;
  readonly language: DemoMember['language'];
  /** By whoever has a late payment that waits for a decision, about it, where there is one. */
  readonly isAboutLatePayment?: true;
  readonly minutesAgo: number;
  readonly category: Insertable<Schema['tickets']>['category'];
  readonly priority: Insertable<Schema['tickets']>['priority'];
  readonly status: NonNullable<Insertable<Schema['tickets']>['status']>;
  readonly subject: string;
  readonly description: string;
  readonly assignee?: TeamHandle;
  /** In the order in which they were written; none before the ticket. */
  readonly messages?: readonly Said[];
  readonly notes?: readonly (Said & { readonly by: TeamHandle })[];
  /** When it got its status, where it is not the first one. */
  readonly movedMinutesAgo?: number;
  /** The person has not read the last answers. */
  readonly isUnread?: true;
}

const HOUR = 60;
const DAY = 24 * HOUR;

export const TICKET_STORIES: readonly TicketStory[] = [
  {
    tier: 'free',
    language: 'zh',
    isAboutLatePayment: true,
    minutesAgo: 95,
    category: 'billing',
    priority: 'high',
    status: 'in_progress',
    subject: '付款晚了几分钟',
    description:
      '我的钱包卡住了，转账在时限之后才到。链上已经确认，可是付款页面显示已过期。请问可以算作一个月的高级会员吗？',
    assignee: 'mutuals_support',
    messages: [
      {
        minutesAgo: 70,
        by: 'mutuals_support',
        text: '您好！转账我们看到了，金额正确。正在请管理员处理，今天之内给您答复。',
      },
      { minutesAgo: 62, text: '太好了，谢谢。不着急退款，换成会员就好。' },
    ],
    notes: [
      {
        minutesAgo: 60,
        by: 'mutuals_support',
        text: 'Right amount, three hours late. They want the month: needs an admin to settle it.',
      },
    ],
  },
  {
    tier: 'premium_plus',
    language: 'en',
    minutesAgo: 22,
    category: 'technical',
    priority: 'urgent',
    status: 'open',
    subject: 'I cannot open any conversation since this morning',
    description:
      'Every conversation shows the spinner and then “could not be loaded”. I tried two browsers and my phone. I have a call with a match in an hour and need what we wrote.',
  },
  {
    tier: 'premium',
    language: 'fr',
    minutesAgo: 3 * HOUR,
    category: 'account',
    priority: 'high',
    status: 'open',
    subject: 'Mon nom sur X a changé, pas ici',
    description:
      'J’ai changé de pseudo sur X la semaine dernière. Mon profil montre toujours l’ancien, et les gens cliquent sur un compte qui n’existe plus.',
    assignee: 'mutuals_support',
  },
  {
    tier: 'premium',
    language: 'en',
    minutesAgo: 26 * HOUR,
    category: 'billing',
    priority: 'medium',
    status: 'in_progress',
    subject: 'Charged for Premium but my likes are still limited',
    description: 'I paid yesterday, the receipt says confirmed. The like counter still says ten a day.',
    assignee: 'mutuals_admin',
    messages: [
      {
        minutesAgo: 20 * HOUR,
        by: 'mutuals_admin',
        text: 'Your plan is active on our side. Please sign out and in once: the page in your browser may still be the old one. Does the counter go away?',
      },
    ],
    isUnread: true,
  },
  {
    tier: 'free',
    language: 'en',
    minutesAgo: 7 * HOUR,
    category: 'bug_report',
    priority: 'medium',
    status: 'open',
    subject: 'Group card cut off on a small phone',
    description:
      'On a 320 px wide phone the button of a group card hangs over the edge when the name of the group is long.',
  },
  {
    tier: 'free',
    language: 'zh',
    minutesAgo: 2 * DAY,
    category: 'feature_request',
    priority: 'low',
    status: 'open',
    subject: '希望可以按时区筛选',
    description: '我想找和我时间差不多的伙伴一起做项目。如果发现页面可以按时区筛选，就方便多了。',
    messages: [{ minutesAgo: DAY, text: '补充一下：画廊里也需要。' }],
  },
  {
    tier: 'premium_plus',
    language: 'en',
    minutesAgo: 5 * HOUR,
    category: 'account',
    priority: 'high',
    status: 'in_progress',
    subject: 'Somebody uses my name and picture',
    description:
      'A profile with my display name and my avatar writes to people and asks for tokens. Two friends sent me screenshots. It is not me, please look at it.',
    assignee: 'mutuals_admin',
    messages: [
      {
        minutesAgo: 4 * HOUR,
        by: 'mutuals_admin',
        text: 'Thank you for telling us at once. Which handle does that profile show? You can send it here; we look at it as soon as we have it.',
      },
      { minutesAgo: 40, text: 'It ends in an underscore and two zeros. My friends have blocked it by now.' },
    ],
    notes: [
      {
        minutesAgo: 3 * HOUR,
        by: 'mutuals_admin',
        text: 'No profile of that name is verified. Look at the newest ones first.',
      },
    ],
  },
  {
    tier: 'free',
    language: 'fr',
    minutesAgo: 3 * DAY,
    category: 'other',
    priority: 'low',
    status: 'resolved',
    subject: 'Comment inviter un ami ?',
    description:
      'J’aimerais montrer mon profil à un ami qui n’a pas encore de compte. Y a-t-il un lien que je peux lui envoyer ?',
    assignee: 'mutuals_support',
    messages: [
      {
        minutesAgo: 2 * DAY,
        by: 'mutuals_support',
        text: 'Bonjour ! Oui : sur votre profil, le bouton « Partager » copie un lien que tout le monde peut ouvrir, même sans compte.',
      },
    ],
    movedMinutesAgo: 2 * DAY - 5,
    isUnread: true,
  },
  {
    tier: 'premium',
    language: 'zh',
    minutesAgo: 4 * DAY,
    category: 'technical',
    priority: 'medium',
    status: 'resolved',
    subject: '头像上传失败',
    description: '上传头像时提示图片太大，但是文件只有 3 MB。换了一张还是一样。',
    assignee: 'mutuals_support',
    messages: [
      { minutesAgo: 3 * DAY, by: 'mutuals_support', text: '您好，请问图片是什么格式，长和宽各是多少像素？' },
      { minutesAgo: 3 * DAY - 30, text: 'PNG，12000 × 9000。' },
      {
        minutesAgo: 3 * DAY - 45,
        by: 'mutuals_support',
        text: '谢谢，是像素太多了。缩小到 4000 × 3000 以内就可以上传。',
      },
    ],
    movedMinutesAgo: 3 * DAY - 50,
  },
  {
    tier: 'free',
    language: 'en',
    minutesAgo: 9 * DAY,
    category: 'account',
    priority: 'medium',
    status: 'closed',
    subject: 'How do I delete a profile of a project that ended?',
    description:
      'Our project ended in the spring. I want to take its profile down, but keep my own one and my matches.',
    messages: [
      {
        minutesAgo: 8 * DAY,
        by: 'mutuals_support',
        text: 'Under “My profiles”, the menu of the project has “Delete”. Your own profile and its matches stay as they are.',
      },
      { minutesAgo: 8 * DAY - 60, text: 'Found it, done. Thank you!' },
    ],
    movedMinutesAgo: 8 * DAY - 65,
  },
  {
    tier: 'free',
    language: 'en',
    minutesAgo: 12 * DAY,
    category: 'other',
    priority: 'low',
    status: 'closed',
    subject: 'Promote my token to all users',
    description:
      'I have a new token and want to send an offer to everyone on the platform. Please tell me the price for it.',
    messages: [
      {
        minutesAgo: 11 * DAY,
        by: 'mutuals_admin',
        text: 'We do not send offers to people, at no price. A project profile with a link is the way to be found.',
      },
    ],
    notes: [{ minutesAgo: 11 * DAY - 2, by: 'mutuals_admin', text: 'Third time this month from the same person.' }],
    movedMinutesAgo: 11 * DAY - 3,
  },
];
