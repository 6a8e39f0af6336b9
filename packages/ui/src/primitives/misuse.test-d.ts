// Component usage that must not compile, and usage that must (npm run types).
import type { ReactNode } from 'react';
import { describe, expectTypeOf, it, test } from 'vitest';
import type { AccordionItemProps, AccordionProps } from './accordion/accordion.tsx';
import type { BreadcrumbsProps } from './breadcrumbs/breadcrumbs.tsx';
import type { ButtonProps } from './button/button.tsx';
import type { CarouselSlide } from './carousel/carousel.tsx';
import type { CheckboxProps } from './checkbox/checkbox.tsx';
import type { CheckboxGroupProps } from './checkbox-group/checkbox-group.tsx';
import type { ComboBoxProps } from './combo-box/combo-box.tsx';
import type { CommandItem, CommandPaletteProps } from './command-palette/command-palette.tsx';
import type { CopyButtonProps } from './copy-button/copy-button.tsx';
import type { CountdownProps } from './countdown/countdown.tsx';
import type { FileDropProps } from './file-drop/file-drop.tsx';
import type { FileDropState } from './file-drop/file-drop.types.ts';
import type { Gif } from './gif-picker/gif-picker.tsx';
import type { IconButtonProps } from './icon-button/icon-button.tsx';
import type { LanguagePickerProps } from './language-picker/language-picker.tsx';
import type { LinkButtonProps } from './link/link-button.tsx';
import type { LinkProps } from './link/link.tsx';
import type { NumberFieldProps } from './number-field/number-field.tsx';
import type { PaginationProps } from './pagination/pagination.tsx';
import type { QrCodeProps } from './qr-code/qr-code.tsx';
import type { RadioCardProps, RadioCardsProps } from './radio-cards/radio-cards.tsx';
import type { SearchFieldProps } from './search-field/search-field.tsx';
import type { SelectProps } from './select/select.tsx';
import type { SwitchProps } from './switch/switch.tsx';
import type { TableColumn, TableProps } from './table/table.tsx';
import type { TagFieldProps } from './tag-field/tag-field.tsx';
import type { TextAreaProps } from './text-area/text-area.tsx';
import type { TextFieldProps } from './text-field/text-field.tsx';
import type { ThemeProps } from './theme/theme.tsx';
import type { ThemeSwitchProps } from './theme-switch/theme-switch.tsx';
import type { TooltipProps } from './tooltip/tooltip.tsx';

describe('Accordion', () => {
  it('does not compile with a question that has no words or no answer', () => {
    expectTypeOf<{ title: string; children: ReactNode }>().toExtend<AccordionItemProps>();
    expectTypeOf<{ children: ReactNode }>().not.toExtend<AccordionItemProps>();
    expectTypeOf<{ title: string }>().not.toExtend<AccordionItemProps>();
  });

  it('does not compile with questions at the level of the page', () => {
    expectTypeOf<{ children: ReactNode; headingLevel: 1 }>().not.toExtend<AccordionProps>();
  });
});

describe('Breadcrumbs', () => {
  it('does not compile without a page above this one', () => {
    expectTypeOf<{
      label: string;
      current: string;
      above: [{ label: string; href: string }];
    }>().toExtend<BreadcrumbsProps>();
    expectTypeOf<{ label: string; current: string; above: [] }>().not.toExtend<BreadcrumbsProps>();
  });
});

describe('Button', () => {
  it('takes the looks and sizes that exist', () => {
    expectTypeOf<NonNullable<ButtonProps['variant']>>().toEqualTypeOf<
      'primary' | 'secondary' | 'strong' | 'quiet' | 'danger'
    >();
    expectTypeOf<'xl'>().not.toExtend<ButtonProps['size']>();
  });

  it('acts by onPress and leads nowhere', () => {
    expectTypeOf<ButtonProps>().toHaveProperty('onPress');
    expectTypeOf<ButtonProps>().not.toHaveProperty('href');
  });
});

describe('Carousel', () => {
  it('does not compile with a slide that has no words', () => {
    expectTypeOf<{ id: string; label: string; content: ReactNode }>().toExtend<CarouselSlide>();
    expectTypeOf<{ id: string; content: ReactNode }>().not.toExtend<CarouselSlide>();
  });
});

describe('Checkbox', () => {
  it('does not compile without words', () => {
    expectTypeOf<{ children: string }>().toExtend<CheckboxProps>();
    expectTypeOf<{ 'aria-label': string }>().not.toExtend<CheckboxProps>();
    expectTypeOf<{ description: string }>().not.toExtend<CheckboxProps>();
  });
});

describe('CheckboxGroup', () => {
  it('does not compile without a question', () => {
    expectTypeOf<{ label: string; children: ReactNode }>().toExtend<CheckboxGroupProps>();
    expectTypeOf<{ 'aria-label': string; children: ReactNode }>().not.toExtend<CheckboxGroupProps>();
  });
});

describe('ComboBox', () => {
  type Languages = ComboBoxProps<'en' | 'fr'>;
  const options = [{ key: 'en', label: 'English' }] as const;

  it('does not compile without a label', () => {
    expectTypeOf<{ label: string; options: typeof options }>().toExtend<Languages>();
    expectTypeOf<{ emptyText: string; options: typeof options }>().not.toExtend<Languages>();
  });

  it('does not compile with a value that is no option', () => {
    expectTypeOf<'de'>().not.toExtend<NonNullable<Languages['value']>>();
  });
});

describe('CommandPalette', () => {
  it('does not compile without a name', () => {
    expectTypeOf<Omit<CommandPaletteProps, 'label'>>().not.toExtend<CommandPaletteProps>();
  });

  test('each row leads somewhere or does something, not both, and has a name', () => {
    expectTypeOf<{ id: string; label: string; onAction: () => void }>().toExtend<CommandItem>();
    expectTypeOf<{ id: string; label: string; href: string; onAction: () => void }>().not.toExtend<CommandItem>();
    expectTypeOf<{ id: string; label: string; href: string }>().toExtend<CommandItem>();
    expectTypeOf<{ id: string; label: string }>().not.toExtend<CommandItem>();
    expectTypeOf<{ id: string; href: string }>().not.toExtend<CommandItem>();
  });
});

describe('CopyButton', () => {
  it('does not compile without what it copies', () => {
    expectTypeOf<{ text: string; label: string }>().toExtend<CopyButtonProps>();
    expectTypeOf<{ label: string }>().not.toExtend<CopyButtonProps>();
  });

  it('decides itself what a press does', () => {
    expectTypeOf<CopyButtonProps>().not.toHaveProperty('onPress');
  });
});

describe('Countdown', () => {
  it('does not compile without words for its moments', () => {
    expectTypeOf<{
      label: string;
      total: number;
      left: number;
      announce: (left: number) => string;
    }>().toExtend<CountdownProps>();
    expectTypeOf<{ label: string; total: number; left: number }>().not.toExtend<CountdownProps>();
  });

  it('takes what is left, not the moment when it ends: it reads no clock', () => {
    expectTypeOf<{
      label: string;
      total: number;
      expiresAt: string;
      announce: (left: number) => string;
    }>().not.toExtend<CountdownProps>();
  });
});

describe('FileDrop', () => {
  it('does not compile without what is taken, in words and for the chooser', () => {
    expectTypeOf<Omit<FileDropProps, 'description'>>().not.toExtend<FileDropProps>();
    expectTypeOf<Omit<FileDropProps, 'accept'>>().not.toExtend<FileDropProps>();
  });

  it('has no file that is done without the address of its picture or its name', () => {
    expectTypeOf<{ status: 'done' }>().not.toExtend<FileDropState>();
  });
});

describe('GifPicker', () => {
  it('does not compile with a GIF that has no words or cannot stand still', () => {
    expectTypeOf<{ id: string; title: string; previewUrl: string; stillUrl: string }>().toExtend<Gif>();
    expectTypeOf<{ id: string; previewUrl: string; stillUrl: string }>().not.toExtend<Gif>();
    expectTypeOf<{ id: string; title: string; previewUrl: string }>().not.toExtend<Gif>();
  });
});

describe('IconButton', () => {
  it('does not compile without words for what it does', () => {
    expectTypeOf<{ label: string; children: ReactNode }>().toExtend<IconButtonProps>();
    expectTypeOf<{ children: ReactNode }>().not.toExtend<IconButtonProps>();
    expectTypeOf<IconButtonProps>().not.toHaveProperty('aria-label');
  });

  it('does not compile without an icon', () => {
    expectTypeOf<{ label: string }>().not.toExtend<IconButtonProps>();
  });

  it('takes the looks that exist', () => {
    expectTypeOf<'secondary'>().toExtend<IconButtonProps['variant']>();
    expectTypeOf<'super-like'>().not.toExtend<IconButtonProps['variant']>();
    expectTypeOf<'gold'>().not.toExtend<IconButtonProps['variant']>();
  });
});

describe('LanguagePicker', () => {
  type Props = LanguagePickerProps<'en' | 'fr'>;
  it('knows the languages that it is given', () => {
    expectTypeOf<Props['value']>().toEqualTypeOf<'en' | 'fr'>();
    expectTypeOf<{ en: string }>().not.toExtend<Props['languages']>();
  });

  it('does not compile without a label', () => {
    expectTypeOf<Pick<Props, 'languages' | 'value' | 'onChange'>>().not.toExtend<Props>();
  });
});

describe('Link and LinkButton', () => {
  it('lead somewhere', () => {
    expectTypeOf<LinkProps>().toHaveProperty('href');
    expectTypeOf<LinkButtonProps>().toHaveProperty('href');
  });

  it('are never pending: that is a Button', () => {
    expectTypeOf<LinkButtonProps>().not.toHaveProperty('isPending');
  });
});

describe('NumberField', () => {
  it('does not compile without a label, not even a hidden one', () => {
    expectTypeOf<{ label: string }>().toExtend<NumberFieldProps>();
    expectTypeOf<{ minValue: number }>().not.toExtend<NumberFieldProps>();
    expectTypeOf<{ hideLabel: true }>().not.toExtend<NumberFieldProps>();
  });
});

describe('Pagination', () => {
  interface Rest {
    label: string;
    previousLabel: string;
    nextLabel: string;
    pageLabel: (page: number) => string;
    position: string;
    page: number;
    pageCount: number;
  }
  interface Led extends Rest {
    href: (page: number) => string;
  }
  interface Told extends Rest {
    onChange: (page: number) => void;
  }

  test('turning a page either leads to an address or is told, one of the two', () => {
    expectTypeOf<Led>().toExtend<PaginationProps>();
    expectTypeOf<Told>().toExtend<PaginationProps>();
    expectTypeOf<Rest>().not.toExtend<PaginationProps>();
    expectTypeOf<Led & Told>().not.toExtend<PaginationProps>();
  });
});

describe('QrCode', () => {
  it('does not compile without words for what it is', () => {
    expectTypeOf<{ value: string; label: string }>().toExtend<QrCodeProps>();
    expectTypeOf<{ value: string }>().not.toExtend<QrCodeProps>();
    expectTypeOf<QrCodeProps>().not.toHaveProperty('aria-label');
  });
});

describe('RadioCards', () => {
  it('does not compile without a question or without cards', () => {
    expectTypeOf<{ label: string; children: ReactNode }>().toExtend<RadioCardsProps>();
    expectTypeOf<{ children: ReactNode }>().not.toExtend<RadioCardsProps>();
    expectTypeOf<{ label: string }>().not.toExtend<RadioCardsProps>();
  });

  it('does not compile with a card that has no title', () => {
    expectTypeOf<{ value: string; title: string }>().toExtend<RadioCardProps>();
    expectTypeOf<{ value: string; children: ReactNode }>().not.toExtend<RadioCardProps>();
  });
});

describe('SearchField', () => {
  it('does not compile without a label, not even a hidden one', () => {
    expectTypeOf<{ label: string }>().toExtend<SearchFieldProps>();
    expectTypeOf<{ placeholder: string }>().not.toExtend<SearchFieldProps>();
    expectTypeOf<{ hideLabel: true }>().not.toExtend<SearchFieldProps>();
  });
});

describe('Select', () => {
  type Roles = SelectProps<'artist' | 'trader'>;
  const options = [{ key: 'artist', label: 'Artist' }] as const;

  it('does not compile without a label or without options', () => {
    expectTypeOf<{ label: string; options: typeof options }>().toExtend<Roles>();
    expectTypeOf<{ options: typeof options }>().not.toExtend<Roles>();
    expectTypeOf<{ label: string }>().not.toExtend<Roles>();
  });

  it('does not compile with an answer that is no option', () => {
    expectTypeOf<'developer'>().not.toExtend<NonNullable<Roles['value']>>();
  });
});

describe('Switch', () => {
  it('does not compile without words', () => {
    expectTypeOf<{ children: string }>().toExtend<SwitchProps>();
    expectTypeOf<{ 'aria-label': string }>().not.toExtend<SwitchProps>();
    expectTypeOf<{ description: string }>().not.toExtend<SwitchProps>();
  });
});

describe('Table', () => {
  interface Row {
    id: string;
    amount: number;
  }
  type Props = TableProps<Row, 'date' | 'amount'>;

  test('a table has a name, something to show when it is empty, and a column', () => {
    expectTypeOf<Omit<Props, 'label'>>().not.toExtend<Props>();
    expectTypeOf<Omit<Props, 'empty'>>().not.toExtend<Props>();
    expectTypeOf<readonly []>().not.toExtend<Props['columns']>();
  });

  test('each column has a title, a hidden one too', () => {
    expectTypeOf<{ id: 'date'; cell: () => string; hideTitle: true }>().not.toExtend<TableColumn<Row>>();
  });

  test('only a column that is there can be sorted by', () => {
    expectTypeOf<{ column: 'status'; direction: 'ascending' }>().not.toExtend<NonNullable<Props['sort']>>();
  });
});

describe('TagField', () => {
  type Texts = TagFieldProps['texts'];

  it('does not compile without a label', () => {
    expectTypeOf<{ label: string }>().toExtend<TagFieldProps>();
    expectTypeOf<{ texts: Texts }>().not.toExtend<TagFieldProps>();
  });
});

describe('TextArea', () => {
  it('does not compile without a label, not even a hidden one', () => {
    expectTypeOf<{ label: string }>().toExtend<TextAreaProps>();
    expectTypeOf<{ placeholder: string }>().not.toExtend<TextAreaProps>();
    expectTypeOf<{ hideLabel: true }>().not.toExtend<TextAreaProps>();
  });
});

describe('TextField', () => {
  it('does not compile without a label, not even a hidden one', () => {
    expectTypeOf<{ label: string }>().toExtend<TextFieldProps>();
    expectTypeOf<{ placeholder: string }>().not.toExtend<TextFieldProps>();
    expectTypeOf<{ hideLabel: true }>().not.toExtend<TextFieldProps>();
  });
});

describe('ThemeSwitch', () => {
  it('has a name for each choice', () => {
    expectTypeOf<{ system: string; light: string; dark: string }>().toExtend<ThemeSwitchProps['choiceLabels']>();
    expectTypeOf<{ light: string; dark: string }>().not.toExtend<ThemeSwitchProps['choiceLabels']>();
  });
});

describe('Theme', () => {
  it('names one of the two themes', () => {
    expectTypeOf<{ name: 'dark' }>().toExtend<ThemeProps>();
    expectTypeOf<object>().not.toExtend<ThemeProps>();
    expectTypeOf<{ name: 'system' }>().not.toExtend<ThemeProps>();
  });
});

describe('Tooltip', () => {
  it('does not compile without its words or without the control that it explains', () => {
    expectTypeOf<{ text: string; children: ReactNode }>().toExtend<TooltipProps>();
    expectTypeOf<{ children: ReactNode }>().not.toExtend<TooltipProps>();
    expectTypeOf<{ text: string }>().not.toExtend<TooltipProps>();
  });
});
