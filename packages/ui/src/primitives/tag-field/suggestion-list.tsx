import { type ReactNode, use, useEffect, useEffectEvent } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { join } from '../../lib/cx.ts';
import { ListOption } from '../../lib/option.tsx';
import type { PartProps } from '../../lib/parts.ts';
import { Ring } from '../progress-circle/ring.tsx';
import { popoverVariants } from '../popover/popover.variants.ts';
import { useNestedTheme } from '../theme/theme.tsx';

/** A word that others use. */
export interface TagSuggestion {
  readonly word: string;
  /** Something small at the end of its row: how many use it. */
  readonly end?: ReactNode;
}

/** A TagField's list; `unknown` replaces the suggestions; without it they are loading. */
export function SuggestionList({
  part,
  nameOf,
  unknown,
}: {
  part: PartProps<'popover' | 'list' | 'option' | 'empty'>;
  nameOf: (word: string) => string;
  unknown: string | undefined;
}) {
  const theme = useNestedTheme();
  return (
    <Popover
      data-theme={theme}
      offset={4}
      {...part('popover', join(popoverVariants.classes({ padding: 'list' }), 'mu:w-(--trigger-width)'))}
    >
      <ListBox<TagSuggestion>
        renderEmptyState={() => (
          <p {...part('empty', 'mu:px-3 mu:py-2 mu:wrap-anywhere mu:text-text-muted')}>
            {unknown ?? <Ring className="mu:size-4.5 mu:text-text-subtle" />}
          </p>
        )}
        {...part('list', 'mu:outline-none')}
      >
        {({ word, end }) => <ListOption part={part} option={{ key: word, label: nameOf(word), end }} />}
      </ListBox>
    </Popover>
  );
}

/** Opens the list once there are suggestions for a word: React Aria opens it only on typing, and these come later. */
export function OpenWhenFound({ word }: { word: string | null }) {
  const state = use(ComboBoxStateContext);
  const open = useEffectEvent(() => {
    if (state?.isFocused && !state.isOpen) state.open(null, 'input');
  });
  useEffect(() => {
    if (word !== null) open();
  }, [word]);
  return null;
}
