import { useTranslation } from 'react-i18next';
import { useFocusFallback } from '../../lib/use-focus-fallback.ts';
import { Button } from '../../primitives/button/button.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { DeleteIcon, PlusIcon } from '../../primitives/icons/icons.ts';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { type LinkList, LIMITS } from './profile-form.values.ts';
import { Said } from './said.tsx';
import { useFieldName, useIssueText } from './use-issue-text.ts';
import type { ProfileForm } from './profile-form.state.ts';

export interface LinkRowsProps {
  form: ProfileForm;
  field: LinkList;
  id: string;
  /** The stored links and their approval by the team, if it reviews them; an edited one is reviewed again (D5). */
  approvedLinks?: ReadonlyMap<string, boolean> | undefined;
}

/** A list of links, one row each. Others see a project link once the team has reviewed it (SPEC 5). */
export function LinkRows({ form, field, id, approvedLinks }: LinkRowsProps) {
  const { t } = useTranslation('profiles');
  const textOf = useIssueText();
  const nameOf = useFieldName();
  // The last row goes with its button.
  const { containerRef, fallbackRef } = useFocusFallback<HTMLFieldSetElement, HTMLButtonElement>();
  const rows = form.values[field];
  const set = (next: readonly string[]) => form.set(field, next);
  const whole = form.issues.find((issue) => issue.field === field && issue.index === undefined);
  const said = form.said?.[field];
  return (
    <fieldset ref={containerRef} id={id} className="mu:flex mu:flex-col mu:gap-2.5">
      <legend className="mu:mb-1.5 mu:text-sm mu:font-medium">{t(`form.field.${field}`)}</legend>
      {said && <Said words={said} />}
      {rows.map((row, index) => {
        const issue = form.issues.find((each) => each.field === field && each.index === index);
        const name = nameOf({ field, index });
        const isApproved = approvedLinks?.get(row.trim());
        return (
          <div key={`row-${String(index)}`} className="mu:flex mu:items-start mu:gap-2">
            <TextField
              label={name}
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
              onBlur={() => form.leave(field)}
            />
            <IconButton label={t('form.removeLink', { name })} onPress={() => set(rows.toSpliced(index, 1))}>
              <DeleteIcon aria-hidden="true" />
            </IconButton>
          </div>
        );
      })}
      {whole && <p className="mu:text-sm mu:text-danger-text">{textOf(whole)}</p>}
      <div className="mu:flex mu:flex-wrap mu:items-center mu:gap-x-4 mu:gap-y-2">
        <Button
          ref={fallbackRef}
          size="sm"
          aria-label={t('form.addLinkTo', { list: t(`form.field.${field}`) })}
          icon={<PlusIcon aria-hidden="true" className="mu:size-4" />}
          isDisabled={rows.length >= LIMITS.links}
          onPress={() => set([...rows, ''])}
        >
          {t('form.addLink')}
        </Button>
        <p className="mu:text-sm mu:text-text-muted">{t(`form.hint.${field}`)}</p>
      </div>
    </fieldset>
  );
}
