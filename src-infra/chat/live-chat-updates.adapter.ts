import { mergeMap, share } from 'rxjs';
import type { ChatNews, ChatUpdates } from '@domain/chat/index.ts';
import { followOrPoll, type FeedNews, type FollowDeps } from '../drivers/events/follow-or-poll.ts';
import type { ToImage } from '../drivers/http/image-reader.ts';
import { asRecord } from '../drivers/http/wire.ts';
import { POLL_MS } from '../orders/live-order-updates.adapter.ts';
import { toChatMessage, toTyping } from './chat-wire.ts';

type Deps = FollowDeps & { readonly toImage: ToImage };

/** Contract 8.4: new messages as they are pushed; a regular hint to read again while there is no connection. */
export const createLiveChatUpdates = ({ toImage, ...deps }: Deps): ChatUpdates => {
  const chatNewsOf = (news: FeedNews): readonly ChatNews[] => {
    if (news.kind === 'stale') return [news];
    if (news.event.event === 'chat_typing') return toTyping(news.event.data);
    if (news.event.event !== 'chat') return [];
    const message = toChatMessage(asRecord(news.event.data)['message'], toImage);
    return [message ? { kind: 'arrived', message } : { kind: 'stale' }];
  };
  return { news: followOrPoll(deps, { everyMs: POLL_MS, onReturn: true }).pipe(mergeMap(chatNewsOf), share()) };
};
