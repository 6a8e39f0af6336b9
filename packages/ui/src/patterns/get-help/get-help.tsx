import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton, type LinkButtonProps } from '../../primitives/link/link-button.tsx';

/** Where a person asks the team about a failure, with the reference of what failed: that of the answer, where it brought one. */
export type HelpHref = (requestId: string | undefined) => string;

/** Given around the pages; null where nobody can be asked. */
export const HelpHrefContext = createContext<HelpHref | null>(null);

export interface GetHelpProps extends Omit<LinkButtonProps, 'href' | 'children'> {
  /** Of the answer that said no, for whoever asks the team about it. */
  requestId?: string | undefined;
}

/** Beside what failed: leads to the team with its reference. Nothing where nobody can be asked. */
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
