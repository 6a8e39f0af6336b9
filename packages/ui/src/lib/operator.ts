import { createContext, use } from 'react';

/** The operator who is responsible for an installation: configuration, so the app provides it. */
export interface Operator {
  /** The name that people know. */
  readonly name: string;
  /** The registered name and seat, for the legal pages. */
  readonly legalEntity: string;
  /** The postal address. */
  readonly email: string;
}

/** Without a provider, as in stories, the operator is an example. */
export const OperatorContext = createContext<Operator>({
  name: 'Example Operator',
  legalEntity: 'Example Operator Ltd., 1 Example Road, Exampletown',
  email: 'hello@mutuals.example',
});

export const useOperator = (): Operator => use(OperatorContext);
