import type { Disturbance } from '../simulation/index.ts';
import { fault, tooMany, type Refusal, type Rendered } from './answer/index.ts';

/** What a call got: an answer, or a connection that was cut. */
export type Outcome = Rendered | 'cut';

/** Lets a call meet what is to go wrong with it (contract 8.12): an error and a lost call have no effect, a lost answer has. */
export const disturbed = async ({ latencyMs, failure }: Disturbance, run: () => Promise<Rendered>, refuse: (reply: Refusal) => Rendered): Promise<Outcome> => {
  if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs));
  switch (failure?.kind) {
    case undefined:
      return run();
    case 'error':
      return { ...refuse(failure.status === 429 ? tooMany(1) : fault), status: failure.status };
    case 'cut-before':
      return 'cut';
    case 'cut-after': {
      const { body } = await run();
      if (body instanceof ReadableStream) await body.cancel();
      return 'cut';
    }
  }
};

/** An answer that never arrives: the listening server cuts the line; in this process reading fails. */
export const cutOff = (cut: (() => void) | undefined): Response => {
  if (cut) {
    cut();
    return new Response(null);
  }
  return new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError('The connection was cut')) }));
};
