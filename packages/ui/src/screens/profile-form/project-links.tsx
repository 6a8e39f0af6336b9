import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/button.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { DeleteIcon, PlusIcon } from '../../primitives/icons/icons.ts';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { LIMITS } from './profile-form.values.ts';
import { useIssueText } from './use-issue-text.ts';
import type { ProfileForm } from './use-profile-form.ts';

export interface ProjectLinksProps {
  form: ProfileForm;
  id: string;
  /** The stored links and whether the team has approved them; an edited one is reviewed again (D5). */
  approvedLinks: ReadonlyMap<string, boolean>;
}

/** A developer's project links, one row each. Others see a link once the team has reviewed it (SPEC 5). */
export function ProjectLinks({ form, id, approvedLinks }: ProjectLinksProps) {
  const { t } = useTranslation('profiles');
  const textOf = useIssueText();
  const rows = form.values.projectLinks;
  const set = (next: readonly string[]) => form.set('projectLinks', next);
  const whole = form.issues.find((issue) => issue.field === 'projectLinks' && issue.index === undefined);
  return (
    <fieldset id={id} className="mu:flex mu:flex-col mu:gap-2.5">
      <legend className="mu:mb-1.5 mu:text-sm mu:font-medium">{t('form.field.projectLinks')}</legend>
      {rows.map((row, index) => {
        const issue = form.issues.find((each) => each.field === 'projectLinks' && each.index === index);
        const isApproved = approvedLinks.get(row.trim());
        return (
          <div key={`row-${String(index)}`} className="mu:flex mu:items-start mu:gap-2">
            <TextField
              label={t('form.linkRow', { number: index + 1 })}
              hideLabel
              type="url"
              inputMode="url"
              placeholder="https://"
              value={row}
              description={
                isApproved === undefined ? undefined : isApproved ? t('form.linkApproved') : t('form.linkPending')
              }
              errorMessage={issue && textOf(issue)}
              onChange={(text) => set(rows.with(index, text))}
              onBlur={() => form.leave('projectLinks')}
            />
            <IconButton
              label={t('form.removeLink', { number: index + 1 })}
              onPress={() => set(rows.toSpliced(index, 1))}
            >
              <DeleteIcon aria-hidden="true" />
            </IconButton>
          </div>
        );
      })}
      {whole && <p className="mu:text-sm mu:text-danger-text">{textOf(whole)}</p>}
      <div className="mu:flex mu:flex-wrap mu:items-center mu:gap-x-4 mu:gap-y-2">
        <Button
          size="sm"
          icon={<PlusIcon aria-hidden="true" className="mu:size-4" />}
          isDisabled={rows.length >= LIMITS.links}
          onPress={() => set([...rows, ''])}
        >
          {t('form.addLink')}
        </Button>
        <p className="mu:text-sm mu:text-text-muted">{t('form.hint.projectLinks')}</p>
      </div>
    </fieldset>
  );
}
