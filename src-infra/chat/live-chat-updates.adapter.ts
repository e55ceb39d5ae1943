import { mergeMap, share } from 'rxjs';
import type { ChatNews, ChatUpdates } from '@domain/chat/index.ts';
import { followOrPoll, type FeedNews, type FollowDeps } from '../drivers/events/follow-or-poll.ts';
import type { ToImage } from '../drivers/http/image-reader.ts';
import { asRecord } from '../drivers/http/wire.ts';
import { POLL_MS } from '../orders/live-order-updates.adapter.ts';
import { CUSTOMER_SIDE, OTHER_SIDE, toChatMessage, toTyping } from './chat-wire.ts';

type Deps = FollowDeps & { readonly toImage: ToImage };
/** Which events tell of the chats of one side. */
type Feed = { readonly said: string; readonly typing: string; readonly own: Parameters<typeof toChatMessage>[2] };

const CUSTOMERS: Feed = { said: 'chat', typing: 'chat_typing', own: CUSTOMER_SIDE };
const COURIERS: Feed = { said: 'courier_chat', typing: 'courier_chat_typing', own: OTHER_SIDE };

/** Contract 8.4: new messages as they are pushed; a regular hint to read again while there is no connection. */
export const createLiveChatUpdates = (deps: Deps): ChatUpdates => followChats(deps, CUSTOMERS);

/** Extension `courier_chat`: the same for the chats of a courier. */
export const createLiveCourierChatUpdates = (deps: Deps): ChatUpdates => followChats(deps, COURIERS);

const followChats = ({ toImage, ...deps }: Deps, { said, typing, own }: Feed): ChatUpdates => {
  const chatNewsOf = (news: FeedNews): readonly ChatNews[] => {
    if (news.kind === 'stale') return [news];
    if (news.event.event === typing) return toTyping(news.event.data);
    if (news.event.event !== said) return [];
    const message = toChatMessage(asRecord(news.event.data)['message'], toImage, own);
    return [message ? { kind: 'arrived', message } : { kind: 'stale' }];
  };
  return { news: followOrPoll(deps, { everyMs: POLL_MS, onReturn: true }).pipe(mergeMap(chatNewsOf), share()) };
};
