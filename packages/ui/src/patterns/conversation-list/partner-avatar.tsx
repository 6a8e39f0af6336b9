import { join } from '../../lib/cx.ts';
import { Avatar, type AvatarProps } from '../../primitives/avatar/avatar.tsx';
import type { Partner } from './partner.ts';

/** A partner's picture: an empty outline if the profile was deleted. */
export function PartnerAvatar({
  partner,
  size,
  className,
}: {
  partner: Partner;
  size: AvatarProps['size'];
  className?: string;
}) {
  if (partner.isDeleted) {
    return (
      <span
        aria-hidden="true"
        className={join(
          'mu:grid mu:shrink-0 mu:place-items-center mu:rounded-full mu:border mu:border-dashed mu:border-border-strong',
          size === 'lg' ? 'mu:size-14' : 'mu:size-10',
          className,
        )}
      >
        <span className="mu:size-1/3 mu:rotate-45 mu:border mu:border-border-strong" />
      </span>
    );
  }
  return (
    <Avatar size={size} src={partner.avatar} seed={partner._id} kind={partner.profileType} className={className} />
  );
}
