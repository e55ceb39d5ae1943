import { ORIGIN } from './api.ts';
import type { TestMarketplace } from './marketplace.ts';

/** `id` is -1 for an event that is not stored. */
export type StreamedEvent = { readonly id: number; readonly event: string; readonly data: unknown };
/** A stream of events read one by one; `end` marks its end. */
export type OpenStream = {
  readonly status: number;
  next(): Promise<StreamedEvent>;
  text(): string;
  close(): Promise<void>;
};

type Server = Pick<TestMarketplace['marketplace'], 'fetch'>;

/** Opens the stream of the token's owner. */
export const openEvents = async (server: Server, token: string, lastEventId?: string): Promise<OpenStream> => {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
  };
  const response = await server.fetch(new Request(`${ORIGIN}/api/v1/dashboard/user/events`, { headers }));
  const reader = response.body?.getReader();
  let [text, position] = ['', 0];
  const read = async (): Promise<boolean> => {
    const chunk = await reader?.read();
    if (chunk?.value) text += new TextDecoder().decode(chunk.value);
    return chunk?.done === false;
  };
  return {
    status: response.status,
    text: () => text,
    next: async () => {
      for (;;) {
        const match = /(?:id: (\d+)\n)?event: (\w+)\ndata: (.*)\n\n/g;
        match.lastIndex = position;
        const found = match.exec(text);
        if (found) {
          position = match.lastIndex;
          return { id: Number(found[1] ?? -1), event: found[2] ?? '', data: JSON.parse(found[3] ?? 'null') as unknown };
        }
        if (!(await read())) return { id: -1, event: 'end', data: null };
      }
    },
    close: async () => reader?.cancel(),
  };
};
