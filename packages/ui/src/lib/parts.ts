import { join } from './cx.ts';

/**
 * A component's parts (D82): the name of each and what it is. The table types `classNames`, names `data-slot`, and draws the anatomy on the docs page;
 * components import its type alone, so an app never loads it. Names stay the same within a major version.
 */
export interface Parts<Name extends string, Part extends string> {
  /** The `data-slot` of the component itself, whose class is `className`. */
  readonly name: Name;
  readonly is: string;
  /** The `data-slot` of a part is the component's name, a hyphen and its own: `select-label`. From the outside in. */
  readonly parts: { readonly [P in Part]: string };
}

/** Declares the table of one component. */
export const defineParts = <const Name extends string, const Part extends string = never>(
  name: Name,
  is: string,
  parts: { readonly [P in Part]: string },
): Parts<Name, Part> => ({ name, is, parts });

type Table = Parts<string, string>;

/** Classes of an app for the parts of a component. They win over the component's own, as `className` does. */
export type ClassNames<T extends Table> = { readonly [P in keyof T['parts']]?: string | undefined };

/** Gives a part its name and its classes: the component's own, then the app's. */
export type PartProps<Part extends string> = (
  part: Part,
  own?: string,
) => { readonly 'data-slot': string; readonly className: string };

/** Names the parts of one component: `<Label {...part('label', 'mu:text-sm')}>`. */
export const partsOf =
  <T extends Table>(name: T['name'], classNames: ClassNames<T> | undefined): PartProps<keyof T['parts'] & string> =>
  (part, own = '') => ({ 'data-slot': `${name}-${part}`, className: join(own, classNames?.[part]) });
