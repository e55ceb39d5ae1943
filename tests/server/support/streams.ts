import { afterEach } from 'vitest';
import { ORIGIN } from './api.ts';
import type { TestMarketplace } from './marketplace.ts';

/** `id` is -1 for an event that is not stored, and at the end. */
export type StreamEvent = { readonly id: number; readonly event: string; readonly data: unknown };
export type OpenStream = {
  readonly response: Response;
  /** The next event; `end` once the stream is over. */
  next(): Promise<StreamEvent>;
  /** The next event of this name; others are passed over. */
  until(event: string): Promise<StreamEvent>;
  close(): Promise<void>;
};
type Way = { readonly token?: string | undefined; readonly lastEventId?: string };

/** Opens streams of events by their address; each is closed after its test. */
export const createStreams = (test: () => TestMarketplace): ((path: string, way?: Way) => Promise<OpenStream>) => {
  const opened: OpenStream[] = [];
  afterEach(async () => void (await Promise.all(opened.splice(0).map((stream) => stream.close()))));

  return async (path, { token, lastEventId } = {}) => {
    const headers = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    };
    const response = await test().marketplace.fetch(new Request(`${ORIGIN}/api/v1/${path}`, { headers }));
    const reader = response.body?.getReader();
    const decoder = new TextDecoder();
    let [text, position] = ['', 0];
    const next = async (): Promise<StreamEvent> => {
      for (;;) {
        const match = /(?:id: (\d+)\n)?event: (\w+)\ndata: (.*)\n\n/g;
        match.lastIndex = position;
        const found = match.exec(text);
        if (found) {
          position = match.lastIndex;
          return { id: Number(found[1] ?? -1), event: found[2] ?? '', data: JSON.parse(found[3] ?? 'null') as unknown };
        }
        const chunk = await reader?.read();
        if (chunk?.done !== false) return { id: -1, event: 'end', data: null };
        text += decoder.decode(chunk.value, { stream: true });
      }
    };
    const stream: OpenStream = {
      response,
      next,
      until: async (event) => {
        for (;;) {
          const found = await next();
          if (found.event === event || found.event === 'end') return found;
        }
      },
      close: async () => reader?.cancel(),
    };
    opened.push(stream);
    return stream;
  };
};
