import { describe, expectTypeOf, it } from 'vitest';
import type { LanguagePickerProps } from './language-picker.tsx';

describe('LanguagePicker', () => {
  it('knows the languages of the product', () => {
    expectTypeOf<LanguagePickerProps['value']>().toEqualTypeOf<'en' | 'fr' | 'zh'>();
  });

  it('does not compile without words for what is chosen', () => {
    expectTypeOf<Pick<LanguagePickerProps, 'value' | 'onChange'>>().not.toExtend<LanguagePickerProps>();
  });
});
