import { ContainerModule } from 'inversify';
import type { ChatUpdates } from '@domain/chat/index.ts';
import { provide, type Token } from '../../di/index.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { bindEventFeed, EVENT_FEED, type AnnouncedFeed } from './event-feed.module.ts';

type Deps = { readonly platform: Platform; readonly feed: AnnouncedFeed; readonly context: AppContext };
type Live = Pick<Platform, 'visibility'> & Pick<AppContext, 'toImage'> & { readonly feed: AnnouncedFeed };

/** Binds live messages from the event feed, as an adapter reads them from it. */
export const bindLiveMessages = (service: Token<ChatUpdates>, createUpdates: (live: Live) => ChatUpdates) =>
  new ContainerModule((options) => {
    if (options.isBound(service)) return;
    bindEventFeed(options);
    provide(
      options,
      service,
      ({ platform: { visibility }, feed, context: { toImage } }: Deps) => createUpdates({ feed, visibility, toImage }),
      { platform: PLATFORM, feed: EVENT_FEED, context: CONTEXT },
    );
  });
