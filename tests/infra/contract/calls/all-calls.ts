import { accountCalls } from './account.calls.ts';
import type { CallRow } from './call-row.ts';
import { cartCalls } from './cart.calls.ts';
import { catalogCalls } from './catalog.calls.ts';
import { listCalls } from './lists.calls.ts';
import { peopleCalls } from './people.calls.ts';
import { referenceCalls } from './reference.calls.ts';

/** Every API call of the specification. */
export const CALLS: readonly CallRow[] = [
  ...referenceCalls,
  ...catalogCalls,
  ...accountCalls,
  ...cartCalls,
  ...listCalls,
  ...peopleCalls,
];
