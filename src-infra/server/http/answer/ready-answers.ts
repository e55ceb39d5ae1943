import { createBoundedMap } from '../../search/index.ts';
import type { Rendered } from './render.ts';

/** Answers of public reads as they were given, for whoever asks the same address next. */
export interface ReadyAnswers {
  /** The answer that was given to this address, as long as it still holds. */
  find(address: string, now: number): Rendered | undefined;
  /** Keeps an answer that may be kept. */
  keep(address: string, rendered: Rendered): void;
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
    keep: (address, rendered) => {
      const { body, tag, isCurrent } = rendered;
      if (rendered.status !== 200 || typeof body !== 'string' || !tag || !isCurrent || address.length > LONGEST_ADDRESS) return;
      const [text, bytes] = [tag(), new TextEncoder().encode(body)];
      answers.set(address, { ...rendered, body: bytes, tag: () => text }, bytes.length + address.length);
    },
  };
};
