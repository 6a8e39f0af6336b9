import { join } from '../../lib/cx.ts';
import { Avatar, type AvatarProps } from '../../primitives/avatar/avatar.tsx';
import type { Partner } from './partner.ts';

/** The picture of a partner: an empty outline when the profile was deleted. */
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
          'grid shrink-0 place-items-center rounded-full border border-dashed border-border-strong',
          size === 'lg' ? 'size-14' : 'size-10',
          className,
        )}
      >
        <span className="size-1/3 rotate-45 border border-border-strong" />
      </span>
    );
  }
  return (
    <Avatar size={size} src={partner.avatar} seed={partner._id} kind={partner.profileType} className={className} />
  );
}
