export { isOpenTo, type ChatReader, type ChatSides } from './access.ts';
export { latestFirst, unreadOfAll, withArrival, withChatRead, type Chat } from './chat.ts';
export type {
  Chats,
  ChatNews,
  ChatUpdates,
  MessagesFrom,
  MessageWindow,
  UnsentChat,
  UnsentChats,
} from './chats.port.ts';
export {
  chatEntries,
  confirmSent,
  discard,
  emptyConversation,
  failSent,
  markConversationRead,
  receive,
  receiveAll,
  RESEND_HOURS,
  resumeOutgoing,
  send,
  sendAgain,
  type ChatEntry,
  type Conversation,
  type OutgoingMessage,
} from './conversation.ts';
export {
  checkContent,
  DEFAULT_ROLE_ID,
  MESSAGE_MAX,
  partnerKey,
  partnerOfChat,
  partnerOfKey,
  roleIdOf,
  type ChatMessage,
  type ChatPartner,
  type MessageContent,
} from './message.ts';
export { HOSTED_CHAT, offeredExtensions } from './hosted-chat.ts';
export {
  byCreation,
  inOrder,
  lastReadMessage,
  markMessagesRead,
  mergeMessages,
  replaceMessages,
  unreadMessages,
  type Created,
} from './message-list.ts';
export { createdAtText, instantOfTimestamp, type ServerTimestamp } from './timestamp.ts';
export {
  isTyping,
  isTypingToAnnounce,
  noTyping,
  TYPING_AGAIN_MS,
  TYPING_COUNTS_MS,
  withAnnouncement,
  withSaid,
  type Typing,
} from './typing.ts';
