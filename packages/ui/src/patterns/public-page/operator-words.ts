import { brand, type Operator } from '../../brand.ts';

/** What the texts of the public pages say about who runs them. `unnamed` stands in for a name that is not there yet. */
export function operatorWords(operator: Operator, unnamed: string) {
  return {
    product: brand.name,
    chain: brand.ecosystem,
    operator: operator.legalName ?? unnamed,
    email: operator.email,
  };
}
