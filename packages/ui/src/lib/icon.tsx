import { createElement, type ReactElement, type SVGProps } from 'react';
import { join } from './cx.ts';

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height; a class such as `size-5` does the same. */
  size?: number | string;
}
export type Icon = (props: IconProps) => ReactElement;

/** A drawing of 24 by 24 as the published package contains it: the icon set's shapes without its library. */
export function icon(
  shapes: ReadonlyArray<readonly [tag: string, attributes: Readonly<Record<string, string>>]>,
): Icon {
  const drawn = shapes.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, className, children, ...props }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': props['aria-label'] || props.role || children ? undefined : true,
        ...props,
        className: join('mu-icon', className),
      },
      ...drawn,
      children,
    );
}
