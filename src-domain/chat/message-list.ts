import type { Instant } from '../kernel/clock.port.ts';
import type { ChatMessage } from './message.ts';

/** The read state of a message by its creation time. */
export type Created = { readonly id: string; readonly createdAt: Instant };

/**
 * CHAT-1b: Earlier first; messages of the same moment are sorted by id, shorter ids first, so that numbers sort
 * numerically.
 */
export const byCreation = (left: Created, right: Created): number =>
  left.createdAt - right.createdAt ||
  left.id.length - right.id.length ||
  (left.id < right.id ? -1 : left.id > right.id ? 1 : 0);

/** CHAT-1b: Returns a list in display order: each id once, in its latest version, by creation time. */
export const inOrder = <Item extends Created>(items: readonly Item[]): readonly Item[] =>
  [...new Map(items.map((item) => [item.id, item])).values()].sort(byCreation);

/**
 * CHAT-1d: Returns the messages of both lists, each id once. The result does not depend on the order of the arguments:
 * of two versions of a message the later one counts, else the one whose content sorts last. Read messages stay read.
 */
export const mergeMessages = (
  known: readonly ChatMessage[],
  arrived: readonly ChatMessage[],
): readonly ChatMessage[] => {
  const all = [...known, ...arrived];
  const read = readIds(all);
  const versions = new Map<ChatMessage['id'], ChatMessage>();
  for (const message of all) {
    const other = versions.get(message.id);
    if (!other || isLaterVersion(message, other)) versions.set(message.id, message);
  }
  return inOrder([...versions.values()].map((message) => asRead(message, read)));
};

const isLaterVersion = (message: ChatMessage, other: ChatMessage): boolean => {
  if (message.createdAt !== other.createdAt) return message.createdAt > other.createdAt;
  const [mine, theirs] = [contentOf(message), contentOf(other)];
  const at = mine.findIndex((part, index) => part !== theirs[index]);
  return (mine[at] ?? '') > (theirs[at] ?? '');
};

const contentOf = ({ chatId, sender, text, image }: ChatMessage): readonly string[] => [
  text,
  image === undefined ? '' : `image ${image}`,
  sender,
  chatId,
];

/** CHAT-1e: Replaces the list with a complete answer; read messages stay read. */
export const replaceMessages = (
  known: readonly ChatMessage[],
  answer: readonly ChatMessage[],
): readonly ChatMessage[] => {
  const read = readIds([...known, ...answer]);
  return inOrder(answer.map((message) => asRead(message, read)));
};

/** CHAT-1f: The number of unread messages of the other side. */
export const unreadMessages = (messages: readonly ChatMessage[]): number =>
  messages.filter(({ sender, isUnread }) => sender === 'other' && isUnread).length;

/** CHAT-1f, contract 8.5: Marks the messages of the other side as read. */
export const markMessagesRead = (messages: readonly ChatMessage[]): readonly ChatMessage[] =>
  messages.map((message) =>
    message.sender === 'other' && message.isUnread ? { ...message, isUnread: false } : message,
  );

/**
 * CHAT-1g: Returns the last message of the customer that the other side has read: one marked so, or one that they have
 * answered since. `undefined` while there is none.
 */
export const lastReadMessage = (messages: readonly ChatMessage[]): ChatMessage | undefined => {
  const answered = messages.findLastIndex(({ sender }) => sender === 'other');
  return messages.findLast(({ sender, isUnread }, index) => sender === 'own' && (!isUnread || index < answered));
};

const readIds = (messages: readonly ChatMessage[]): ReadonlySet<string> =>
  new Set(messages.filter(({ isUnread }) => !isUnread).map(({ id }) => id));
const asRead = (message: ChatMessage, read: ReadonlySet<string>): ChatMessage =>
  message.isUnread && read.has(message.id) ? { ...message, isUnread: false } : message;
