import { demanded, plain, type Document, type Fields, type StructuredQuery } from './documents.ts';

/** Who asks: a visitor, the operator (who may do everything), or nobody. */
export type Asker = { readonly uid: string } | 'operator' | undefined;
export type Change = {
  readonly id: string;
  readonly collection: string;
  readonly before: Document | undefined;
  readonly after: Fields;
};

const CONTENT_MAX = 2000;
const MESSAGE_FIELDS = ['chat_content', 'chat_id', 'chat_img', 'sender', 'unread', 'roleId', 'created_at'];
const CHAT_FIELDS = ['shop_id', 'roleId', 'user', 'owner', 'created_at'];

const owns = (asker: Asker, chat: unknown): boolean =>
  typeof asker === 'object' && String(chat).split('_')[0] === asker.uid;
const hasOnly = (fields: Fields, names: readonly string[]): boolean =>
  Object.keys(fields).every((name) => names.includes(name));

/** The conditions of `src-infra/chat/firestore.rules`, which the emulator checks where it is installed. */
export const mayGet = (asker: Asker, collection: string, id: string, document: Document | undefined): boolean =>
  asker === 'operator' ||
  (collection === 'chats'
    ? owns(asker, id)
    : asker !== undefined && (!document || owns(asker, plain(document.fields['chat_id']))));

/** A rule is no filter: the query itself has to leave out what may not be read. */
export const mayList = (asker: Asker, query: StructuredQuery): boolean => {
  const values = demanded(query.where);
  if (asker === 'operator') return true;
  return query.from[0]?.collectionId === 'chats'
    ? typeof asker === 'object' && values.get('owner') === asker.uid
    : owns(asker, values.get('chat_id'));
};

export const mayWrite = (
  asker: Asker,
  { collection, id, before, after }: Change,
  time: string,
  hasChat: (id: string) => boolean,
): boolean => {
  if (asker === 'operator') return true;
  const isNow = plain(after['created_at']) === time;
  const changed = Object.keys({ ...before?.fields, ...after }).filter(
    (name) => JSON.stringify(before?.fields[name]) !== JSON.stringify(after[name]),
  );
  if (collection === 'chats' && before)
    return (
      owns(asker, id) &&
      changed.every((name) => name === 'customer_typing_at') &&
      plain(after['customer_typing_at']) === time
    );
  if (collection === 'chats')
    return owns(asker, id) && isNow && hasOnly(after, CHAT_FIELDS) && owns(asker, plain(after['owner']));
  const chat = plain(after['chat_id']);
  if (!before)
    return (
      owns(asker, chat) &&
      hasChat(String(chat)) &&
      isNow &&
      plain(after['sender']) === 1 &&
      plain(after['unread']) === true &&
      hasOnly(after, MESSAGE_FIELDS) &&
      isContent(after)
    );
  return (
    owns(asker, plain(before.fields['chat_id'])) &&
    plain(before.fields['sender']) === 0 &&
    changed.every((name) => name === 'unread') &&
    plain(after['unread']) === false
  );
};

const isContent = (fields: Fields): boolean => {
  const text = plain(fields['chat_content']);
  if (typeof text !== 'string' || [...text].length > CONTENT_MAX) return false;
  return text !== '' || fields['chat_img'] !== undefined;
};
