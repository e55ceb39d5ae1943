import type { SessionStore } from '@domain/identity/index.ts';
import type { FollowDeps } from '@infra/drivers/events/follow-or-poll.ts';
import { createFetchEventFeed } from '@infra/drivers/events/fetch-event-feed.ts';
import type { EventFeed } from '@infra/drivers/events/server-event.ts';
import { createSharedEventFeed } from '@infra/drivers/events/shared-event-feed.ts';
import { createVisibleEventFeed } from '@infra/drivers/events/visible-event-feed.ts';
import { defineToken, provide, type Token } from '../../di/index.ts';
import { REFERENCE_VIEW_MODEL, type ReferenceViewModel } from '../../features/reference/index.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import type { Bind } from './bind.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { SESSION_STORE, UNAUTHORIZED } from '../tokens.ts';

/** The customer's event feed; `undefined` where the server does not announce `events`. */
export type AnnouncedFeed = () => EventFeed | undefined;

export const EVENT_FEED = defineToken<AnnouncedFeed>('EventFeed');

type FeedDeps = {
  readonly platform: Platform;
  readonly context: AppContext;
  readonly sessions: SessionStore;
  readonly onUnauthorized: (token: string) => void;
};

/** Binds the event feed for every live part of the page; whichever loads first adds the binding. */
export const bindEventFeed: Bind = (options) => {
  if (options.isBound(EVENT_FEED)) return;
  provide(
    options,
    EVENT_FEED,
    ({ reference, ...deps }: FeedDeps & { readonly reference: ReferenceViewModel }): AnnouncedFeed => {
      const feed = createFeed(deps);
      return () => (reference.settings.extensions.includes('events') ? feed : undefined);
    },
    {
      platform: PLATFORM,
      context: CONTEXT,
      sessions: SESSION_STORE,
      onUnauthorized: UNAUTHORIZED,
      reference: REFERENCE_VIEW_MODEL,
    },
  );
};

/** Binds live changes that follow the event feed, or poll without it. */
export const provideFollowing = <Updates>(
  options: Parameters<Bind>[0],
  token: Token<Updates>,
  create: (deps: FollowDeps) => Updates,
): void => {
  bindEventFeed(options);
  if (options.isBound(token)) return;
  provide(
    options,
    token,
    ({ platform, feed }: { readonly platform: Platform; readonly feed: AnnouncedFeed }) =>
      create({ feed, visibility: platform.visibility }),
    { platform: PLATFORM, feed: EVENT_FEED },
  );
};

/** Contract 8.4: one connection per browser, held by a visible tab. */
const createFeed = ({ platform, context, sessions, onUnauthorized }: FeedDeps): EventFeed => {
  const connect = (lastEventId: string | undefined, signal: AbortSignal): Promise<Response> => {
    const authorization = context.authorization();
    return platform.fetch(`${platform.apiHost}/api/v1/dashboard/user/events?lang=${context.language()}`, {
      signal,
      headers: {
        accept: 'text/event-stream',
        ...(authorization && { authorization }),
        ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
      },
    });
  };
  const refused = (): void => {
    const token = context.authorization();
    if (token !== undefined) onUnauthorized(token);
  };
  const feed = createVisibleEventFeed({
    feed: createFetchEventFeed({ connect, onUnauthorized: refused, random: Math.random }),
    visibility: platform.visibility,
  });
  return platform.tabs
    ? createSharedEventFeed({ tabs: platform.tabs, name: () => `events-${sessions.read()?.user.id ?? 0}`, feed })
    : feed;
};
