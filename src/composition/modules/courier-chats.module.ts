import type { Chats, ChatUpdates } from '@domain/chat/index.ts';
import type { TimeZones } from '@domain/calendar/index.ts';
import { createHttpCourierChats } from '@infra/chat/http-courier-chats.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { CourierTalk } from '../../features/courier-work/courier-talk.ts';
import { COURIER_TALK } from '../../features/courier-work/courier-work.tokens.ts';
import { NOW_VIEW_MODEL, type NowViewModel } from '../../features/now/index.ts';
import { CONTEXT } from '../app-context.ts';
import { API, TIME_ZONES } from '../tokens.ts';
import { bindOnce } from './bind.ts';
import { BOX_DEPS, createChatBox } from './chat-box.module.ts';
import { provideLateNews } from './late-news.module.ts';
import { bindPictures } from './pictures.module.ts';

const CHATS = defineToken<Chats>('CourierChats');
const UPDATES = defineToken<ChatUpdates>('CourierChatUpdates');

type Deps = Parameters<typeof createChatBox>[0] & { readonly time: NowViewModel; readonly zones: TimeZones };

/** CHAT-1o: what a courier's page needs to write with customers. */
export const bindCourierChats = bindOnce(COURIER_TALK, (options) => {
  bindPictures(options);
  provide(options, CHATS, createHttpCourierChats, { api: API, context: CONTEXT });
  provideLateNews(options, UPDATES, () => import('./courier-chat-updates.module.ts'));
  provide(
    options,
    COURIER_TALK,
    ({ time, zones, ...deps }: Deps) =>
      new CourierTalk({
        box: createChatBox(deps, { name: 'courier-chats', canLoad: () => true, nameOf: ({ name }) => name ?? '' }),
        time,
        zones,
        zone: () => deps.context.timeZone(),
      }),
    { ...BOX_DEPS, chats: CHATS, updates: UPDATES, time: NOW_VIEW_MODEL, zones: TIME_ZONES },
  );
});
