export {
  chatEntries,
  confirmSent,
  discard,
  emptyConversation,
  failSent,
  markConversationRead,
  receive,
  receiveAll,
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
  roleIdOf,
  type Chat,
  type ChatMessage,
  type ChatPartner,
  type MessageContent,
} from './message.ts';
export {
  byCreation,
  inOrder,
  markMessagesRead,
  mergeMessages,
  replaceMessages,
  unreadMessages,
  type Created,
} from './message-list.ts';
export { createdAtText, instantOfTimestamp, type ServerTimestamp } from './timestamp.ts';
