import { uuid, type UserId } from '@domain/kernel/ids.ts';
import { isUuidV4 } from '@domain/kernel/uuid.ts';
import type { MoneyDraft, MoneyDrafts } from '@domain/wallet/index.ts';
import type { KeyValueStorage } from '../drivers/browser/key-value-storage.ts';
import { createOwnValue } from '../drivers/browser/own-value.ts';
import { textStoreOf } from '../drivers/browser/stored-value.ts';
import { asRecord, asText, optionalText, type Wire } from '../drivers/http/wire.ts';

type Deps = {
  readonly storage: KeyValueStorage;
  /** The account that owns the drafts: another account in this tab does not see them. */
  readonly owner: () => UserId | undefined;
};

/** The entry of the tab's storage; signing out removes it. */
const NAME = 'money';

/** WALLET-1n: drafts in this tab's session storage. Drops what cannot be read (L12). */
export const createStoredMoneyDrafts = ({ storage, owner }: Deps): MoneyDrafts => {
  const own = createOwnValue<Wire>({ store: textStoreOf(storage, NAME), owner }, asRecord);
  const readAll = (): Wire => own.read() ?? {};
  return {
    read: (action) => {
      const stored = readAll()[action];
      return stored === undefined ? undefined : toDraft(asRecord(stored));
    },
    write: (action, draft) => {
      const { [action]: _replaced, ...others } = readAll();
      const drafts = { ...others, ...(draft && { [action]: draft }) };
      own.write(Object.keys(drafts).length === 0 ? undefined : drafts);
    },
  };
};

const toDraft = (dto: Wire): MoneyDraft => {
  const [to, sent, payment] = [asRecord(dto['to']), asRecord(dto['sent']), asRecord(dto['payment'])];
  const [person, key, url] = [asText(to['uuid']), asText(sent['key']), asText(payment['url'])];
  return {
    typed: asText(dto['typed']),
    note: asText(dto['note']),
    to:
      person === ''
        ? undefined
        : {
            uuid: uuid(person),
            name: asText(to['name']),
            image: optionalText(to['image']),
            contact: asText(to['contact']),
          },
    sent: isUuidV4(key) ? { key, request: asText(sent['request']) } : undefined,
    payment: /^https?:\/\//.test(url) ? { id: asText(payment['id']), url } : undefined,
  };
};
