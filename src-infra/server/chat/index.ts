export { createChatDesk, type ChatDesk, type SayRefusal, type Speaker } from './chat-desk.ts';
export { chatName, readChatName, readMessageName, roleIdIn } from './chat-ids.ts';
export { toMessage } from './message.shape.ts';
