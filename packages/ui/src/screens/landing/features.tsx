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
      className={`flex flex-col justify-between gap-10 bg-surface p-6 md:p-10 ${isWide ? 'md:col-span-3' : 'md:col-span-2'}`}
    >
      <div>
        <h3 className="display text-xl">{title}</h3>
        <p className="mt-2 max-w-md text-text-muted">{text}</p>
      </div>
      <div aria-hidden="true">{children}</div>
    </li>
  );
}

/** Two lines of a conversation, on either side. */
function Talk() {
  const { t } = useTranslation('landingStory');
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p className="flex max-w-md items-end gap-3">
        <GeneratedArt seed="osmanthus-dao" kind="group" crop="core" className="size-8 shrink-0 rounded-control" />
        <span className="rounded-card bg-fill px-4 py-2.5">{t('features.bubbleOne')}</span>
      </p>
      <p className="ml-auto max-w-md rounded-card bg-surface-inverse px-4 py-2.5 text-on-inverse">
        {t('features.bubbleTwo')}
      </p>
    </div>
  );
}

/** Ten likes, three of them used. */
function Likes() {
  return (
    <svg viewBox="0 0 220 92" strokeWidth="1.5" className="w-full max-w-60 fill-none stroke-text">
      {Array.from({ length: 10 }, (_, index) => (
        <path
          key={index}
          d={`M${22 + (index % 5) * 44} ${4 + Math.floor(index / 5) * 44}l20 20-20 20-20-20z`}
          className={index < 7 ? 'fill-text' : 'stroke-border-strong'}
        />
      ))}
    </svg>
  );
}

/** What the server tells somebody on the free plan about a like (D1): what is missing is missing. */
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
    <div className="rounded-card border border-border bg-surface-sunken px-4 py-1 font-mono text-sm">
      {rows.map(([name, value]) => (
        <p key={name} className="flex justify-between border-t border-border py-2 first:border-t-0">
          <span className="text-text-muted">{name}</span>
          {value === null ? (
            <span className="text-text-subtle">{t('features.payload.absent')}</span>
          ) : (
            <span>{value}</span>
          )}
        </p>
      ))}
    </div>
  );
}

/** A project's links, two of them read by the team. */
function Reviewed() {
  const { t } = useTranslation('landingStory');
  const rows = [
    ['tidepool.example/audit', true],
    ['github.com/tidepool', true],
    ['docs.tidepool.example', true],
    ['tidepool.example/airdrop', false],
  ] as const;
  return (
    <div className="text-sm">
      {rows.map(([link, isApproved]) => (
        <p key={link} className="flex items-center gap-3 border-t border-border py-3">
          <span className={`size-2.5 shrink-0 rotate-45 ${isApproved ? 'bg-text' : 'border border-border-strong'}`} />
          <span className="min-w-0 flex-1 truncate font-mono">{link}</span>
          <span className="text-text-muted">{isApproved ? t('features.linkApproved') : t('features.linkPending')}</span>
        </p>
      ))}
    </div>
  );
}

/** What the product holds to, each with a piece of it to look at. */
export function Features() {
  const { t } = useTranslation('landingStory');
  return (
    <section aria-labelledby="features-title" className={`${column} py-20 md:py-28`}>
      <h2 id="features-title" className={sectionTitle}>
        {t('features.title')}
      </h2>
      <ul className="mt-12 grid grid-cols-1 gap-px overflow-hidden rounded-sheet border border-border bg-border md:grid-cols-5">
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
