import { ContainerModule } from 'inversify';
import type { ChatUpdates } from '@domain/chat/index.ts';
import { createLiveCourierChatUpdates } from '@infra/chat/live-chat-updates.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { bindEventFeed, EVENT_FEED, type AnnouncedFeed } from './event-feed.module.ts';

type Deps = { readonly platform: Platform; readonly feed: AnnouncedFeed; readonly context: AppContext };

export const service = defineToken<ChatUpdates>('LiveCourierChatUpdates');

/** Live messages of a courier's customers, imported when somebody follows them. */
export const bindings = new ContainerModule((options) => {
  if (options.isBound(service)) return;
  bindEventFeed(options);
  provide(
    options,
    service,
    ({ platform: { visibility }, feed, context: { toImage } }: Deps) =>
      createLiveCourierChatUpdates({ feed, visibility, toImage }),
    { platform: PLATFORM, feed: EVENT_FEED, context: CONTEXT },
  );
});
