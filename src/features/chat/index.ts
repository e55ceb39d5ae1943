export type { SubjectId } from './chat-address.ts';
export type { ChatBox } from './chat-box.ts';
export { ChatLink } from './chat-link.view.tsx';
export { TalkSheet } from './lazy-views.ts';
export type { LogViewModel } from './message-log.view.tsx';
export { UnreadChats } from './unread-chats.view.tsx';
