import { brand } from '@mutuals/ui/brand';
import { useOperator } from '@mutuals/ui/operator';
import { GetHelp, type GetHelpProps, HelpHrefContext } from '@mutuals/ui/patterns/get-help';

interface HelpByMailProps extends Omit<GetHelpProps, 'requestId'> {
  /** What the team finds the failure by: the subject of the mail. */
  reference: string | undefined;
}

/** Help where no ticket can be written, because nobody could sign in or be read. */
export function HelpByMail({ reference, ...props }: HelpByMailProps) {
  const { email } = useOperator();
  const mailTo = (reference: string | undefined): string => {
    const subject = [brand.name, ...(reference === undefined ? [] : [reference])].join(': ');
    return `mailto:${email}?subject=${encodeURIComponent(subject)}`;
  };
  return (
    <HelpHrefContext value={mailTo}>
      <GetHelp {...props} requestId={reference} />
    </HelpHrefContext>
  );
}
