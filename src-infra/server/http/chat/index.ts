import { chatRoutes } from './chat.routes.ts';
import { courierChatRoutes } from './courier-chats.routes.ts';
import { shopChatRoutes } from './shop-chats.routes.ts';

type Deps = Parameters<typeof chatRoutes>[0] & Parameters<typeof shopChatRoutes>[0];

/** The chats of customers, and what those call who answer: operators, shops and couriers (contract 8.5, 8.12). */
export const chatAreaRoutes = (deps: Deps) => ({
  ...chatRoutes(deps),
  ...shopChatRoutes(deps),
  ...courierChatRoutes(deps),
});
