import { cva } from 'class-variance-authority';

type Groups = Record<string, Record<string, string>>;
/** The names of groups and options without their classes, which are not part of a component's API. */
type Named<V extends Groups> = { readonly [K in keyof V]: { readonly [O in keyof V[K]]: string } };
type Choice<V extends Groups> = { [K in keyof V]?: keyof V[K] & string };

/** One component's variants: the single source of its classes, controls, matrix story and docs table. */
export interface Variants<V extends Groups> {
  readonly base: string;
  readonly variants: V;
  readonly defaults: { readonly [K in keyof V]: keyof V[K] & string };
  /** The classes of one combination; an omitted choice takes its default. */
  readonly classes: (choice?: { [K in keyof V]?: (keyof V[K] & string) | undefined }) => string;
}

/** Declares a component's variants as data. With `compound`, the last class group wins where two choices meet. */
export function defineVariants<const V extends Groups>(data: {
  base: string;
  variants: V;
  defaults: { [K in keyof V]: keyof V[K] & string };
  compound?: ReadonlyArray<Choice<V> & { class: string }>;
}): Variants<Named<V>> {
  const resolve: (choice?: Record<string, string | undefined>) => string = cva(data.base, {
    variants: data.variants as Groups,
    defaultVariants: data.defaults as Record<string, string>,
    compoundVariants: (data.compound ?? []) as Array<{ class: string }>,
  });
  return { base: data.base, variants: data.variants, defaults: data.defaults, classes: (choice) => resolve(choice) };
}

/** The choices of one group, in the order of declaration. */
export function options<V extends Groups, K extends keyof V>(of: Variants<V>, group: K): Array<keyof V[K] & string> {
  return Object.keys(of.variants[group] ?? {}) as Array<keyof V[K] & string>;
}
