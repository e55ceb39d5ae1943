import type { EventStreams } from '../../events/index.ts';
import { streamed, tooMany } from '../answer/index.ts';
import type { Handlers } from '../call.ts';

const RETRY_SECONDS = 30;

/** Contract 8.4. */
export const eventsRoutes = ({ streams }: { readonly streams: EventStreams }): Handlers<'streamUserEvents'> => ({
  streamUserEvents: async ({ user, headers, signal }) => {
    const lastEventId = headers.get('last-event-id') ?? undefined;
    const body = await streams.open({ stream: `user ${user.id}`, lastEventId, signIn: { tokenId: user.tokenId, userId: user.id } }, signal);
    return body ? streamed('text/event-stream; charset=utf-8', body) : tooMany(RETRY_SECONDS);
  },
});
