import type { MessageContent, OutgoingMessage, UnsentChat, UnsentChats } from '@domain/chat/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { isUuidV4 } from '@domain/kernel/uuid.ts';
import { createOwnValue, type OwnValueDeps } from '../drivers/browser/own-value.ts';
import { asInteger, asRecord, asText, listOf, optionalText, type Wire } from '../drivers/http/wire.ts';

const NOTHING: UnsentChat = { draft: { text: '', image: undefined }, outgoing: [] };

/**
 * CHAT-2d: one entry of this browser's storage, which all its windows change: every change reads what is there now.
 * Drops what cannot be read (L12).
 */
export const createStoredUnsentChats = (deps: OwnValueDeps): UnsentChats => {
  const own = createOwnValue<Wire>(deps, asRecord);
  const readAll = (): Wire => own.read() ?? {};
  const read = (key: string): UnsentChat => toUnsent(readAll()[key]);
  const change = (key: string, changed: (unsent: UnsentChat) => UnsentChat): void => {
    const { [key]: _replaced, ...others } = readAll();
    const unsent = changed(read(key));
    const isEmpty = unsent.draft.text === '' && unsent.draft.image === undefined && unsent.outgoing.length === 0;
    const chats = isEmpty ? others : { ...others, [key]: unsent };
    own.write(Object.keys(chats).length === 0 ? undefined : chats);
  };
  return {
    waiting: () => Object.keys(readAll()).filter((key) => read(key).outgoing.length > 0),
    read,
    writeDraft: (key, draft) => change(key, (unsent) => ({ ...unsent, draft })),
    put: (key, message) =>
      change(key, ({ draft, outgoing }) => ({
        draft,
        outgoing: [...outgoing.filter(({ localId }) => localId !== message.localId), message],
      })),
    remove: (key, localId) =>
      change(key, ({ draft, outgoing }) => ({
        draft,
        outgoing: outgoing.filter((message) => message.localId !== localId),
      })),
  };
};

const toUnsent = (json: unknown): UnsentChat => {
  if (json === undefined) return NOTHING;
  const dto = asRecord(json);
  return {
    draft: toContent(dto['draft']),
    outgoing: listOf(dto['outgoing'], toOutgoing).filter((message) => message !== undefined),
  };
};

/** The text exactly as written: the idempotency key is bound to it. */
const toContent = (json: unknown): MessageContent => {
  const dto = asRecord(json);
  return { text: asText(dto['text']), image: optionalText(dto['image']) };
};

const toOutgoing = (json: unknown): OutgoingMessage | undefined => {
  const dto = asRecord(json);
  const [localId, content] = [asText(dto['localId']), toContent(dto['content'])];
  if (!isUuidV4(localId) || (content.text === '' && content.image === undefined)) return undefined;
  return {
    localId,
    content,
    sentAt: instant(asInteger(dto['sentAt'])),
    state: dto['state'] === 'failed' ? 'failed' : 'pending',
  };
};
