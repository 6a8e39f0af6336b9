import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton, type LinkButtonProps } from '../../primitives/link/link-button.tsx';

/** Where a person can ask the team about a failure, with the reference of the failed answer if it has one. */
export type HelpHref = (requestId: string | undefined) => string;

/** Provided around the pages; null if the team cannot be asked. */
export const HelpHrefContext = createContext<HelpHref | null>(null);

export interface GetHelpProps extends Omit<LinkButtonProps, 'href' | 'children'> {
  /** The failed answer's reference, for the team. */
  requestId?: string | undefined;
}

/** Beside a failure: a link to the team with its reference. Renders nothing if the team cannot be asked. */
export function GetHelp({ requestId, ...props }: GetHelpProps) {
  const { t } = useTranslation('common');
  const helpHref = use(HelpHrefContext);
  if (!helpHref) return null;
  return (
    <LinkButton {...props} href={helpHref(requestId)}>
      {t('getHelp')}
    </LinkButton>
  );
}
