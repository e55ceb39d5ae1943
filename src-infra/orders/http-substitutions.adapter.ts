import type { $Fetch } from 'ofetch';
import { ok } from '@domain/kernel/result.ts';
import type { Substitutions } from '@domain/substitution/index.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';

/** ORDER-10: the server takes an answer once, however often it is sent. */
export const createHttpSubstitutions = ({ api }: { readonly api: $Fetch }): Substitutions => ({
  answer: (order, substitution, answer) =>
    readAnswer(
      api<unknown>(`dashboard/user/orders/${order}/substitutions/${substitution}`, {
        method: 'POST',
        body: { answer },
      }),
      () => ok(undefined),
    ),
});
