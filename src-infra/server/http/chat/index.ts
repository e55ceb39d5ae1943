export { chatRoutes } from './chat.routes.ts';
export { courierChatRoutes } from './courier-chats.routes.ts';
export { shopChatRoutes } from './shop-chats.routes.ts';
