import type { EventStreams } from '../../events/index.ts';
import type { Inbox } from '../../notifications/index.ts';
import { streamed, tooMany } from '../answer/index.ts';
import type { Handlers } from '../call.ts';

const RETRY_SECONDS = 30;

/** Contract 8.4. */
export const eventsRoutes = ({ streams, inbox }: { readonly streams: EventStreams; readonly inbox: Inbox }): Handlers<'streamUserEvents'> => ({
  streamUserEvents: async ({ user, headers, signal }) => {
    const lastEventId = headers.get('last-event-id') ?? undefined;
    const request = { stream: `user ${user.id}`, lastEventId, present: inbox.present(user.id), signIn: { tokenId: user.tokenId, userId: user.id } } as const;
    const body = await streams.open(request, signal);
    return body ? streamed('text/event-stream; charset=utf-8', body) : tooMany(RETRY_SECONDS);
  },
});
