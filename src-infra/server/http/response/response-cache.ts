import { createBoundedMap } from '../../foundation/search/index.ts';
import { gzipText } from './encode-body.ts';
import type { Rendered } from './render.ts';

/** Responses of public reads, reused for the next request to the same address. */
export interface ResponseCache {
  /** Returns the response to this address, if it is still current. */
  find(address: string, now: number): Rendered | undefined;
  /**
   * Stores a cacheable response and returns it gzipped: nearly every client accepts that, and six times as many fit.
   */
  store(address: string, rendered: Rendered): Promise<Rendered>;
}

const MAX_BYTES = 24 * 2 ** 20;
const MAX_ADDRESS = 400;

export const createResponseCache = (): ResponseCache => {
  const answers = createBoundedMap<string, Rendered>(MAX_BYTES);
  return {
    find: (address, now) => {
      const found = answers.get(address);
      if (!found) return undefined;
      if (found.isCurrent?.(now)) return found;
      answers.delete(address);
      return undefined;
    },
    store: async (address, rendered) => {
      const { body, tag, isCurrent } = rendered;
      if (rendered.status !== 200 || typeof body !== 'string' || !tag || !isCurrent || address.length > MAX_ADDRESS)
        return rendered;
      const [text, gzipped] = [tag(), await gzipText(body, 'often')];
      const ready: Rendered = { ...rendered, body: gzipped, tag: () => text };
      answers.set(address, ready, gzipped.gzip.length + address.length);
      return ready;
    },
  };
};
