import type { $Fetch } from 'ofetch';
import { uuid } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import { majorOf } from '@domain/pricing/index.ts';
import type { MoneyTransfers, Receiver } from '@domain/wallet/index.ts';
import type { ToImage } from '../drivers/http/image-reader.ts';
import { toPage } from '../drivers/http/page.ts';
import { fullName } from '../drivers/http/person-wire.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asRecord, asText } from '../drivers/http/wire.ts';

type Deps = {
  readonly api: $Fetch;
  readonly context: { readonly toImage: ToImage };
  /** Whether the server announces an extension (contract 8). */
  readonly announces: (extension: 'idempotency') => boolean;
};

export const createHttpMoneyTransfers = ({ api, context: { toImage }, announces }: Deps): MoneyTransfers => ({
  receivers: (search, page) =>
    readAnswer(api<unknown>('dashboard/user/search-sending', { query: { search, page } }), (body) => {
      const { items, ...place } = toPage(body, (item) => toReceiver(item, toImage));
      return ok({ ...place, items: items.filter((receiver) => receiver !== undefined) });
    }),
  send: ({ to, amount, currencyId }, key) =>
    readAnswer(
      api<unknown>('dashboard/user/wallet/send', {
        method: 'POST',
        ...(announces('idempotency') && { headers: { 'Idempotency-Key': key } }),
        body: { uuid: to, price: Number(majorOf(amount)), currency_id: currencyId },
      }),
      // Our server answers with the sender's history, existing ones with the receiver's (contract 3.6): ignored.
      () => ok(undefined),
    ),
});

/** Reads the UserBrief of contract 2.5; `undefined` without a uuid, since nothing could be sent there. */
const toReceiver = (item: unknown, toImage: ToImage): Receiver | undefined => {
  const dto = asRecord(item);
  const id = asText(dto['uuid']);
  return id === '' ? undefined : { uuid: uuid(id), name: fullName(dto), image: toImage(dto['img']) };
};
