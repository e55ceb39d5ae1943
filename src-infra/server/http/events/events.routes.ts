import type { EventStreams } from '../../foundation/events/index.ts';
import type { Inbox } from '../../features/notifications/index.ts';
import { streamed, rateLimited } from '../response/index.ts';
import type { Handlers } from '../handler.ts';

const RETRY_SECONDS = 30;

/** Contract 8.4, and OPS-6 for everybody. */
export const eventsRoutes = ({
  streams,
  marketStreams,
  inbox,
}: {
  readonly streams: EventStreams;
  readonly marketStreams: EventStreams;
  readonly inbox: Inbox;
}): Handlers<'streamUserEvents' | 'streamMarketEvents'> => ({
  streamUserEvents: async ({ user, headers, signal }) => {
    const lastEventId = headers.get('last-event-id') ?? undefined;
    const request = {
      stream: `user ${user.id}`,
      lastEventId,
      present: inbox.present(user.id),
      signIn: { tokenId: user.tokenId, userId: user.id },
    } as const;
    const body = await streams.open(request, signal);
    return body ? streamed('text/event-stream; charset=utf-8', body) : rateLimited(RETRY_SECONDS);
  },

  streamMarketEvents: async ({ client, headers, signal }) => {
    const body = await marketStreams.open(
      {
        stream: 'market',
        countedAs: client.address,
        lastEventId: headers.get('last-event-id') ?? undefined,
      },
      signal,
    );
    return body ? streamed('text/event-stream; charset=utf-8', body) : rateLimited(RETRY_SECONDS);
  },
});
