import type { RefAttributes } from 'react';
import { Label } from 'react-aria-components/Label';
import {
  Slider as AriaSlider,
  SliderFill,
  SliderOutput,
  type SliderProps as AriaSliderProps,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider';
import { Text } from 'react-aria-components/Text';
import { cx } from '../../lib/cx.ts';
import type { FieldTexts } from '../../lib/field/field.tsx';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import type { sliderParts } from './slider.parts.ts';
import { sliderVariants } from './slider.variants.ts';

export { sliderVariants } from './slider.variants.ts';

/** A number, or the lower and the upper end of a range. */
export type SliderValue = number | readonly [from: number, to: number];

export interface SliderProps
  extends
    Omit<
      AriaSliderProps<number[]>,
      'children' | 'value' | 'defaultValue' | 'onChange' | 'onChangeEnd' | 'orientation' | 'aria-label'
    >,
    Pick<FieldTexts, 'label' | 'hideLabel' | 'hint' | 'description'>,
    RefAttributes<HTMLDivElement> {
  value?: SliderValue | undefined;
  /** Where it begins; two numbers make it a range. By default `minValue`. */
  defaultValue?: SliderValue | undefined;
  /** Called while a thumb moves. */
  onChange?: ((value: SliderValue) => void) | undefined;
  /** Called when it is let go: for what costs something, such as a search. */
  onChangeEnd?: ((value: SliderValue) => void) | undefined;
  /** The names of the two thumbs of a range, for screen readers: "Least", "Most". */
  thumbLabels?: readonly [string, string] | undefined;
  /** The value's text: "at least 5 km". By default the number, in `formatOptions`. */
  valueText?: ((value: SliderValue) => string) | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof sliderParts> | undefined;
}

const listOf = (value: SliderValue): number[] => (typeof value === 'number' ? [value] : [...value]);
function valueOf([from = 0, to]: readonly number[]): SliderValue {
  return to === undefined ? from : [from, to];
}

/** A number or a range where the place between two ends matters more than the exact figure. For an exact one: NumberField. */
export function Slider({
  label,
  hideLabel = false,
  hint,
  description,
  value,
  defaultValue,
  onChange,
  onChangeEnd,
  thumbLabels,
  valueText,
  className,
  classNames,
  ...props
}: SliderProps) {
  const part = partsOf<typeof sliderParts>('slider', classNames);
  return (
    <AriaSlider<number[]>
      data-slot="slider"
      {...props}
      {...(value === undefined ? {} : { value: listOf(value) })}
      defaultValue={listOf(defaultValue ?? props.minValue ?? 0)}
      onChange={(list) => onChange?.(valueOf(list))}
      onChangeEnd={(list) => onChangeEnd?.(valueOf(list))}
      className={cx(sliderVariants.classes(), className)}
    >
      {({ state }) => (
        <>
          <div className={hideLabel ? 'mu:sr-only' : 'mu:flex mu:items-baseline mu:gap-2'}>
            <Label {...part('label', 'mu:font-medium mu:text-text')}>{label}</Label>
            {hint && <span {...part('hint', 'mu:text-text-subtle')}>{hint}</span>}
            <SliderOutput {...part('value', 'mu:figures mu:ms-auto mu:text-text-muted')}>
              {valueText?.(valueOf(state.values)) ??
                state.values.map((_, thumb) => state.getThumbValueLabel(thumb)).join(' – ')}
            </SliderOutput>
          </div>
          <SliderTrack {...part('track', 'mu:relative mu:h-11 mu:w-full mu:cursor-pointer mu:px-2.5')}>
            <div className="mu:relative mu:h-full">
              <div
                {...part(
                  'rail',
                  'mu:absolute mu:inset-x-0 mu:top-1/2 mu:h-1.5 mu:-translate-y-1/2 mu:overflow-hidden mu:rounded-full mu:bg-fill-pressed mu:forced-colors:border',
                )}
              >
                <SliderFill
                  {...part(
                    'fill',
                    'mu:bg-accent mu:group-disabled/slider:bg-border-strong mu:forced-colors:bg-[Highlight]',
                  )}
                />
              </div>
              {state.values.map((_, thumb) => (
                <SliderThumb
                  key={thumb}
                  index={thumb}
                  {...(state.values.length > 1 && thumbLabels ? { 'aria-label': thumbLabels[thumb] ?? '' } : {})}
                  {...part(
                    'thumb',
                    'mu:top-1/2 mu:size-5 mu:touch-target mu:rounded-full mu:border-2 mu:border-accent mu:bg-surface-raised mu:focus-ring mu:outline-offset-2 mu:transition-colors mu:hover:bg-accent-soft mu:disabled:border-border-strong mu:forced-colors:border-[Highlight]',
                  )}
                />
              ))}
            </div>
          </SliderTrack>
          {description && (
            <Text slot="description" {...part('description', 'mu:text-text-muted')}>
              {description}
            </Text>
          )}
        </>
      )}
    </AriaSlider>
  );
}
