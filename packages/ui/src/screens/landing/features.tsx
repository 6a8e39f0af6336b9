import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GeneratedArt } from '../../primitives/generated-art/generated-art.tsx';
import { column, sectionTitle } from './layout.ts';

function Feature({
  title,
  text,
  isWide = false,
  children,
}: {
  title: string;
  text: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <li
      className={`mu:flex mu:flex-col mu:justify-between mu:gap-10 mu:bg-surface mu:p-6 mu:md:p-10 ${isWide ? 'mu:md:col-span-3' : 'mu:md:col-span-2'}`}
    >
      <div>
        <h3 className="mu:display mu:text-xl">{title}</h3>
        <p className="mu:mt-2 mu:max-w-md mu:text-text-muted">{text}</p>
      </div>
      <div aria-hidden="true">{children}</div>
    </li>
  );
}

/** Two lines of a conversation, on either side. */
function Talk() {
  const { t } = useTranslation('landingStory');
  return (
    <div className="mu:flex mu:flex-col mu:gap-3 mu:text-sm">
      <p className="mu:flex mu:max-w-md mu:items-end mu:gap-3">
        <GeneratedArt
          seed="osmanthus-dao"
          kind="group"
          crop="core"
          className="mu:size-8 mu:shrink-0 mu:rounded-control"
        />
        <span className="mu:rounded-card mu:bg-fill mu:px-4 mu:py-2.5">{t('features.bubbleOne')}</span>
      </p>
      <p className="mu:ml-auto mu:max-w-md mu:rounded-card mu:bg-surface-inverse mu:px-4 mu:py-2.5 mu:text-on-inverse">
        {t('features.bubbleTwo')}
      </p>
    </div>
  );
}

/** Ten likes, three of them used. */
function Likes() {
  return (
    <svg viewBox="0 0 220 92" strokeWidth="1.5" className="mu:w-full mu:max-w-60 mu:fill-none mu:stroke-text">
      {Array.from({ length: 10 }, (_, index) => (
        <path
          key={index}
          d={`M${22 + (index % 5) * 44} ${4 + Math.floor(index / 5) * 44}l20 20-20 20-20-20z`}
          className={index < 7 ? 'mu:fill-text' : 'mu:stroke-border-strong'}
        />
      ))}
    </svg>
  );
}

/** What the server sends a free person about a like (D1): anything else is not in it. */
function Payload() {
  const { t } = useTranslation('landingStory');
  const rows = [
    [t('features.payload.like'), '7c9f4b1e'],
    [t('features.payload.time'), '09:41'],
    [t('features.payload.superLike'), t('features.payload.no')],
    [t('features.payload.name'), null],
    [t('features.payload.picture'), null],
  ] as const;
  return (
    <div className="mu:rounded-card mu:border mu:border-border mu:bg-surface-sunken mu:px-4 mu:py-1 mu:text-sm mu:tabular-nums">
      {rows.map(([name, value]) => (
        <p key={name} className="mu:flex mu:justify-between mu:border-t mu:border-border mu:py-2 mu:first:border-t-0">
          <span className="mu:text-text-muted">{name}</span>
          {value === null ? (
            <span className="mu:text-text-subtle">{t('features.payload.absent')}</span>
          ) : (
            <span>{value}</span>
          )}
        </p>
      ))}
    </div>
  );
}

/** A project's links, two of them reviewed by the team. */
function Reviewed() {
  const { t } = useTranslation('landingStory');
  const rows = [
    ['tidepool.example/audit', true],
    ['github.com/tidepool', true],
    ['docs.tidepool.example', true],
    ['tidepool.example/airdrop', false],
  ] as const;
  return (
    <div className="mu:text-sm">
      {rows.map(([link, isApproved]) => (
        <p key={link} className="mu:flex mu:items-center mu:gap-3 mu:border-t mu:border-border mu:py-3">
          <span
            className={`mu:size-2.5 mu:shrink-0 mu:rotate-45 ${isApproved ? 'mu:bg-text' : 'mu:border mu:border-border-strong'}`}
          />
          <span className="mu:min-w-0 mu:flex-1 mu:truncate">{link}</span>
          <span className="mu:text-text-muted">
            {isApproved ? t('features.linkApproved') : t('features.linkPending')}
          </span>
        </p>
      ))}
    </div>
  );
}

/** The product's principles, each with an example. */
export function Features() {
  const { t } = useTranslation('landingStory');
  return (
    <section aria-labelledby="features-title" className={`${column} mu:py-20 mu:md:py-28`}>
      <h2 id="features-title" className={sectionTitle}>
        {t('features.title')}
      </h2>
      <ul className="mu:mt-12 mu:grid mu:grid-cols-1 mu:gap-px mu:overflow-hidden mu:rounded-sheet mu:border mu:border-border mu:bg-border mu:md:grid-cols-5">
        <Feature isWide title={t('features.talk')} text={t('features.talkText')}>
          <Talk />
        </Feature>
        <Feature title={t('features.limit')} text={t('features.limitText')}>
          <Likes />
        </Feature>
        <Feature title={t('features.hidden')} text={t('features.hiddenText')}>
          <Payload />
        </Feature>
        <Feature isWide title={t('features.reviewed')} text={t('features.reviewedText')}>
          <Reviewed />
        </Feature>
      </ul>
    </section>
  );
}
