import type { Copy } from './copies.ts';
import type { Turn, WorkerDeps } from './worker-deps.ts';

/** What becomes of the network's answer, and what stands for it. */
export type Keeping = { readonly store: (response: Response) => Promise<void>; readonly find: () => Promise<Copy | undefined>; readonly patienceMs: number };

/** How long a page may take before its last copy is shown; the page then renews itself. */
export const PAGE_PATIENCE_MS = 4_000;
/** A call is given up by the page after sixteen seconds. */
export const READ_PATIENCE_MS = 15_000;

/** Whatever comes first: the network's answer, or, once it has failed or taken too long, the copy. Without a copy the network is waited for. */
export const networkFirst = async ({ meanwhile }: Turn, network: Promise<Response>, { wait }: Pick<WorkerDeps, 'wait'>, { store, find, patienceMs }: Keeping): Promise<Response> => {
  const answered = network.then((response) => {
    meanwhile(store(response.clone()));
    return response;
  });
  const first = await Promise.race([answered.catch(() => undefined), wait(patienceMs).then(() => undefined)]);
  if (first) return first;
  const copy = await find().catch(() => undefined);
  if (!copy) return answered;
  meanwhile(answered.catch(() => undefined));
  return copy.response;
};
