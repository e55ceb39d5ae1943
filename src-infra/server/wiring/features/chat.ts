import type { Clock } from '@domain/kernel/clock.port.ts';
import type { ShopDirectory } from '../../features/catalog/index.ts';
import { createChatRepository } from '../../features/chat/chats.repository.ts';
import { createChat, type ChatUseCases } from '../../features/chat/index.ts';
import type { Uploads } from '../../features/uploads/index.ts';
import type { EventLog } from '../../foundation/events/index.ts';
import type { RateLimiter } from '../../foundation/limits/index.ts';
import type { Store } from '../../store/index.ts';

type Deps = {
  readonly store: Store;
  readonly shops: ShopDirectory;
  readonly events: EventLog;
  readonly uploads: Uploads;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
};

/** Chats of customers with shops, couriers and the operator. */
export const wireChat = ({ store, shops, events, uploads, limiter, clock }: Deps): ChatUseCases =>
  createChat({
    chats: createChatRepository(store),
    transactions: store.transactions,
    shops,
    events,
    uploads,
    limiter,
    clock,
  });
