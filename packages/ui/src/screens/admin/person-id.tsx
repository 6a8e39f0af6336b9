import { Fragment } from 'react';
import { join } from '../../lib/cx.ts';

/** A full id such as `did:privy:cm3abc0d1e2f3`: it breaks between its parts, and within one only if unavoidable. */
export function PersonId({ id, className }: { id: string; className?: string }) {
  return (
    <span translate="no" className={join('mu:font-mono mu:text-xs mu:wrap-break-word', className)}>
      {id.split(/(?<=:)/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
