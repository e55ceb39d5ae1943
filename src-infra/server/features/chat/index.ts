export type { ChatMessageRow, ChatRecord, Window } from './chat.ports.ts';
export type { ChatSide } from './chat-access.ts';
export { createChat, type ChatUseCases, type SendRefusal, type TypingRefusal } from './chat.use-cases.ts';
export { readHostedChatConfig, type HostedChatConfig } from './hosted-chat-config.ts';
export { chatName, readChatName, readMessageName, roleIdIn } from './chat-ids.ts';
export { toMessage } from './message.shape.ts';
