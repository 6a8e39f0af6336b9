import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import { Text } from 'react-aria-components/Text';
import type { PartProps } from './parts.ts';
import { optionVariants } from './option.variants.ts';

/** One option. */
export interface SelectOption<Key extends string> {
  key: Key;
  label: string;
  /** A second line in the open list. */
  description?: string | undefined;
  icon?: ReactNode;
  /** Something small at the end of its row in the open list: a count. */
  end?: ReactNode;
  isDisabled?: boolean;
}

/** The content of a row in Select's and ComboBox's list. `description` is its second line; the closed field shows neither that nor the end. */
export function OptionContent({
  option,
  description,
  end,
}: {
  option: SelectOption<string>;
  description?: ReactNode;
  end?: ReactNode;
}) {
  return (
    <>
      {option.icon && <span className="mu:shrink-0 mu:text-text-muted mu:[&>svg]:size-4.5">{option.icon}</span>}
      <span className="mu:flex mu:min-w-0 mu:flex-1 mu:flex-col">
        <span className="mu:truncate">
          <bdi>{option.label}</bdi>
        </span>
        {description}
      </span>
      {end}
      <Check
        aria-hidden="true"
        className="mu:invisible mu:size-4.5 mu:shrink-0 mu:text-accent-text mu:group-data-[selected]/option:visible"
      />
    </>
  );
}

/** A row of ComboBox's list. */
export function ListOption({ part, option }: { part: PartProps<'option'>; option: SelectOption<string> }) {
  return (
    <ListBoxItem
      id={option.key}
      textValue={option.label}
      isDisabled={option.isDisabled ?? false}
      {...part('option', optionVariants.classes())}
    >
      <OptionContent
        option={option}
        end={option.end}
        description={
          option.description && (
            <Text slot="description" className="mu:text-sm mu:text-text-muted">
              {option.description}
            </Text>
          )
        }
      />
    </ListBoxItem>
  );
}
