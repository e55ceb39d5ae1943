import { createBoundedMap } from '../../search/index.ts';
import { pack } from './packing.ts';
import type { Rendered } from './render.ts';

/** Answers of public reads as they were given, for whoever asks the same address next. */
export interface ReadyAnswers {
  /** The answer that was given to this address, as long as it still holds. */
  find(address: string, now: number): Rendered | undefined;
  /** Keeps an answer that may be kept, packed: so it goes out to nearly everybody, and six times as many have room. */
  keep(address: string, rendered: Rendered): Promise<Rendered>;
}

const MOST_BYTES = 24 * 2 ** 20;
const LONGEST_ADDRESS = 400;

export const createReadyAnswers = (): ReadyAnswers => {
  const answers = createBoundedMap<string, Rendered>(MOST_BYTES);
  return {
    find: (address, now) => {
      const found = answers.get(address);
      if (!found) return undefined;
      if (found.isCurrent?.(now)) return found;
      answers.delete(address);
      return undefined;
    },
    keep: async (address, rendered) => {
      const { body, tag, isCurrent } = rendered;
      if (rendered.status !== 200 || typeof body !== 'string' || !tag || !isCurrent || address.length > LONGEST_ADDRESS) return rendered;
      const [text, packed] = [tag(), await pack(body, 'often')];
      const ready: Rendered = { ...rendered, body: packed, tag: () => text };
      answers.set(address, ready, packed.gzip.length + address.length);
      return ready;
    },
  };
};
