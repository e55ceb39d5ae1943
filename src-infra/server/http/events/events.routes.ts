import type { EventStreams } from '../../foundation/events/index.ts';
import type { Inbox } from '../../features/notifications/index.ts';
import { streamed, rateLimited } from '../response/index.ts';
import type { Handlers } from '../handler.ts';

const RETRY_SECONDS = 30;

/** Contract 8.4. */
export const eventsRoutes = ({
  streams,
  inbox,
}: {
  readonly streams: EventStreams;
  readonly inbox: Inbox;
}): Handlers<'streamUserEvents'> => ({
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
});
