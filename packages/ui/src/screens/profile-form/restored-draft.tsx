import { useTranslation } from 'react-i18next';
import { focusOutward } from '../../lib/focus-outward.ts';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';

/** A draft was restored into the form, and can be dropped (D58). */
export function RestoredDraft({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('profiles');
  return (
    <Banner
      ref={focusOutward}
      tone="info"
      title={t('form.restored.title')}
      action={
        <Button size="sm" onPress={onDiscard}>
          {t('form.restored.discard')}
        </Button>
      }
    >
      {t('form.restored.text')}
    </Banner>
  );
}
