import type { $Fetch } from 'ofetch';
import { uuid } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import { majorOf, type Scale } from '@domain/pricing/index.ts';
import {
  causeOf,
  ENTRY_REASONS,
  ENTRY_SUBJECTS,
  isIncoming,
  readLedgerStatus,
  readLedgerType,
  type OwnWallet,
  type EntrySubject,
  type WalletEntry,
  type WalletFilter,
  WALLET_FILTERS,
} from '@domain/wallet/index.ts';
import { toPage } from '../drivers/http/page.ts';
import { fullName } from '../drivers/http/person-wire.ts';
import { readEntity } from '../drivers/http/read-entity.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { optionalInstant } from '../drivers/http/wire-time.ts';
import { asInteger, asMoney, asRecord, asText, dataOf, optionalText, type Wire } from '../drivers/http/wire.ts';

type Deps = {
  readonly api: $Fetch;
  readonly context: { scale(): Scale; currencyId(): number | undefined };
  /** Whether the server announces an extension (contract 8). */
  readonly announces: (extension: 'idempotency' | 'wallet_history' | 'wallet_flow') => boolean;
};

export const createHttpOwnWallet = ({ api, context, announces }: Deps): OwnWallet => {
  const currency = () => ({ currency_id: context.currencyId() });
  const toEntry = (item: unknown) => readEntry(item, context.scale());
  const entryIn = (body: unknown) => readEntity(body, toEntry);
  return {
    filters: () => WALLET_FILTERS.filter((filter) => announces('wallet_history') || !isAbout(filter)),

    load: () =>
      readAnswer(api<unknown>('dashboard/user/profile/show', { query: currency() }), (body) => {
        const profile = asRecord(dataOf(body));
        const wallet = asRecord(profile['wallet']);
        const owner = { email: optionalText(profile['email']), phone: optionalText(profile['phone']) };
        return ok({ id: asInteger(wallet['id']), balance: asMoney(wallet['price'], context.scale()), owner });
      }),

    history: (filter, page) =>
      readAnswer(
        api<unknown>('dashboard/user/wallet/histories', {
          query: { ...currency(), ...wanted(filter, announces('wallet_history')), page, perPage: 20, sort: 'desc' },
        }),
        (body) => {
          const { items, ...place } = toPage(body, toEntry);
          return ok({ ...place, items: items.filter((entry) => entry !== undefined) });
        },
      ),

    hasFlow: () => announces('wallet_flow'),

    flow: (from, to) =>
      readAnswer(
        api<unknown>('dashboard/user/wallet/flow', { query: { ...currency(), date_from: from, date_to: to } }),
        (body) => {
          const dto = asRecord(dataOf(body));
          const amount = (name: string) => asMoney(dto[name], context.scale());
          return ok({ incoming: amount('incoming'), outgoing: amount('outgoing') });
        },
      ),

    entry: (id) =>
      readAnswer(api<unknown>(`dashboard/user/wallet/histories/${id}`, { query: currency() }), (body) => entryIn(body)),

    withdraw: ({ amount, currencyId, note }, key) =>
      readAnswer(
        api<unknown>('dashboard/user/wallet/withdraw', {
          method: 'POST',
          ...(announces('idempotency') && { headers: { 'Idempotency-Key': key } }),
          body: { price: Number(majorOf(amount)), note, currency_id: currencyId },
        }),
        entryIn,
      ),

    cancel: (id) =>
      readAnswer(
        api<unknown>(`dashboard/user/wallet/history/${id}/status/change`, {
          method: 'POST',
          body: { status: 'canceled', ...currency() },
        }),
        entryIn,
      ),
  };
};

const isAbout = (filter: WalletFilter): filter is 'refunds' | 'rewards' => filter === 'refunds' || filter === 'rewards';

/** Servers without the extension know only single types: those of transfers, payments and refunds. */
const wanted = (filter: WalletFilter, hasDirections: boolean): Readonly<Record<string, string>> => {
  switch (filter) {
    case 'all':
      return {};
    case 'waiting':
      return { status: 'processed' };
    case 'in':
      return hasDirections ? { direction: 'in' } : { type: 'topup' };
    case 'refunds':
    case 'rewards':
      return { about: filter };
    case 'out':
      return hasDirections ? { direction: 'out' } : { type: 'withdraw' };
  }
};

/** Reads the WalletHistory of contract 2.5; `undefined` for one of an unknown type or status. */
const readEntry = (item: unknown, scale: Scale): WalletEntry | undefined => {
  const dto = asRecord(item);
  const [type, status] = [readLedgerType(asText(dto['type'])), readLedgerStatus(asText(dto['status']))];
  const [author, owner] = [asRecord(dto['author']), asRecord(dto['user'])];
  const id = asInteger(dto['id']);
  const at = optionalInstant(dto['created_at']);
  if (!type || !status || id <= 0 || at === undefined) return undefined;
  const isOthers = asInteger(author['id']) > 0 && asInteger(author['id']) !== asInteger(owner['id']);
  return {
    id,
    uuid: uuid(asText(dto['uuid'])),
    type,
    isIncoming: isIncoming(type),
    amount: asMoney(dto['price'], scale),
    status,
    cause: causeOf({
      type,
      reason: ENTRY_REASONS.find((reason) => reason === dto['reason']),
      subject: readSubject(dto),
      note: asText(dto['note']),
      sender: isOthers ? fullName(author) : undefined,
    }),
    at,
  };
};

const readSubject = (dto: Wire): EntrySubject | undefined => {
  const kind = ENTRY_SUBJECTS.find((known) => known === dto['subject_type']);
  const id = asInteger(dto['subject_id']);
  return kind && id > 0 ? { kind, id } : undefined;
};
