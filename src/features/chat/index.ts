export type { SubjectId } from './chat-address.ts';
export { ChatLink } from './chat-link.view.tsx';
export { UnreadChats } from './unread-chats.view.tsx';
