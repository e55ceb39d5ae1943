import type { InjectedFault } from '../features/simulation/index.ts';
import { internalError, rateLimited, type Refusal, type Rendered } from './response/index.ts';

/** What a call receives: a response, or a cut connection. */
export type Outcome = Rendered | 'cut';

/**
 * Applies a fault of the simulation to a call (contract 8.12). An error and a lost request leave no effect; a lost
 * response follows a call that took effect.
 */
export const injectFault = async (
  { latencyMs, failure }: InjectedFault,
  run: () => Promise<Rendered>,
  refuse: (reply: Refusal) => Rendered,
): Promise<Outcome> => {
  if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs));
  switch (failure?.kind) {
    case undefined:
      return run();
    case 'error':
      return { ...refuse(failure.status === 429 ? rateLimited(1) : internalError), status: failure.status };
    case 'cut-before':
      return 'cut';
    case 'cut-after': {
      const { body } = await run();
      if (body instanceof ReadableStream) await body.cancel();
      return 'cut';
    }
  }
};

/** A response that never arrives: the server closes the connection; within this process, reading the body fails. */
export const cutConnection = (cut: (() => void) | undefined): Response => {
  if (cut) {
    cut();
    return new Response(null);
  }
  return new Response(
    new ReadableStream({ start: (controller) => controller.error(new TypeError('The connection was cut')) }),
  );
};
