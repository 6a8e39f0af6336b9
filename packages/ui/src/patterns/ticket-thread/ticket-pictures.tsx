import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';

/** A picture of a ticket; its address expires. */
export interface TicketPicture {
  readonly _id: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** A message's pictures: each opens in full size in a new tab. */
export function TicketPictures({ pictures, className }: { pictures: readonly TicketPicture[]; className?: string }) {
  const { t } = useTranslation('support');
  if (pictures.length === 0) return null;
  return (
    <ul className={join('mu:flex mu:flex-wrap mu:gap-2', className)}>
      {pictures.map(({ _id, url, width, height }, index) => (
        <li key={_id}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="mu:block mu:overflow-hidden mu:rounded-control mu:border mu:border-border mu:bg-surface-sunken mu:focus-ring"
          >
            <img
              src={url}
              alt={t('pictures.open', { place: index + 1 })}
              width={width}
              height={height}
              loading="lazy"
              className="mu:h-28 mu:w-auto mu:max-w-56 mu:object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
