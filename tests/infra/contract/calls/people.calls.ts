import { currencyId, uuid } from '@domain/kernel/ids.ts';
import { money } from '@domain/pricing/index.ts';
import { createHttpOwnAccount } from '@infra/identity/http-own-account.adapter.ts';
import { createHttpPushPreferences } from '@infra/notifications/http-push-preferences.adapter.ts';
import { createHttpShopApplications } from '@infra/partners/http-shop-applications.adapter.ts';
import { createHttpMoneyTransfers } from '@infra/wallet/http-money-transfers.adapter.ts';
import { application, APPLICATION_KEY, applicationSent } from '../subjects/application.ts';
import { reading, type CallRow, type Caller } from './call-row.ts';

const account = ({ api }: Caller) => createHttpOwnAccount({ api, context: reading });
const preferences = ({ api }: Caller) => createHttpPushPreferences({ api });
const transfers = ({ api }: Caller) => createHttpMoneyTransfers({ api, context: reading, announces: () => true });
const nadia = { firstName: 'Nadia', lastName: 'Berg', birthday: '1994-06-02', gender: 'female' } as const;
const nadiaSent = { firstname: 'Nadia', lastname: 'Berg', birthday: '1994-06-02', gender: 'female' };
const unstated = { firstName: 'Nadia', lastName: '', birthday: undefined, gender: undefined };
const nameless = { firstName: 'Nadia', lastName: '', birthday: null, image: null };

export const peopleCalls: readonly CallRow[] = [
  {
    line: 'GET /dashboard/user/profile/show',
    ask: (caller) => account(caller).load(),
    sent: { path: 'dashboard/user/profile/show', query: { currency_id: '2' } },
  },
  {
    line: 'PUT /dashboard/user/profile/update',
    ask: (caller) =>
      account(caller).update({ ...nadia, email: 'nadia@example.test', image: 'https://market.test/nadia.webp' }),
    sent: {
      path: 'dashboard/user/profile/update',
      body: { ...nadiaSent, email: 'nadia@example.test', images: ['https://market.test/nadia.webp'], currency_id: 2 },
    },
  },
  {
    line: 'PUT /dashboard/user/profile/update',
    ask: (caller) => account(caller).update(nameless),
    sent: {
      path: 'dashboard/user/profile/update',
      body: { firstname: 'Nadia', lastname: '', birthday: null, images: [], currency_id: 2 },
    },
  },
  {
    line: 'PUT /dashboard/user/profile/update, the phone in the query',
    ask: (caller) =>
      account(caller).changePhone(
        { phone: '31612345678', proof: { kind: 'code', verifyId: 'v-1', code: '481516' } },
        nadia,
      ),
    sent: {
      path: 'dashboard/user/profile/update',
      query: { phone: '31612345678', ...nadiaSent, verifyId: 'v-1', verifyCode: '481516', currency_id: '2' },
    },
  },
  {
    line: 'PUT /dashboard/user/profile/update, the phone in the query',
    ask: (caller) =>
      account(caller).changePhone(
        { phone: '31612345678', proof: { kind: 'provider', idToken: 'h.c.s', nonce: 'n-1' } },
        nadia,
      ),
    sent: {
      path: 'dashboard/user/profile/update',
      query: { phone: '31612345678', ...nadiaSent, id_token: 'h.c.s', nonce: 'n-1', currency_id: '2' },
    },
  },
  {
    line: 'PUT /dashboard/user/profile/update, the phone in the query',
    ask: (caller) => account(caller).changePhone({ phone: '31612345678', proof: undefined }, unstated),
    sent: {
      path: 'dashboard/user/profile/update',
      query: { phone: '31612345678', firstname: 'Nadia', lastname: '', currency_id: '2' },
    },
  },
  {
    line: 'DELETE /dashboard/user/profile/delete',
    ask: (caller) => account(caller).close(),
    sent: { path: 'dashboard/user/profile/delete', body: {} },
  },
  {
    line: 'GET /dashboard/user/notifications',
    ask: (caller) => preferences(caller).list(),
    sent: { path: 'dashboard/user/notifications' },
  },
  {
    line: 'POST /dashboard/user/update/notifications',
    ask: (caller) =>
      preferences(caller).choose([
        { id: 1, isWanted: true },
        { id: 2, isWanted: false },
      ]),
    sent: {
      path: 'dashboard/user/update/notifications',
      body: {
        notifications: [
          { notification_id: 1, active: 1 },
          { notification_id: 2, active: 0 },
        ],
      },
    },
  },
  {
    line: 'GET /dashboard/user/search-sending',
    ask: (caller) => transfers(caller).receivers('Oma', 2),
    sent: { path: 'dashboard/user/search-sending', query: { search: 'Oma', page: '2' } },
  },
  {
    line: 'POST /dashboard/user/wallet/send',
    ask: (caller) =>
      transfers(caller).send({ to: uuid('2c2c'), amount: money(1250, 2), currencyId: currencyId(2) }, 'key-1'),
    sent: { path: 'dashboard/user/wallet/send', body: { uuid: '2c2c', price: 12.5, currency_id: 2 } },
  },
  {
    line: 'POST /dashboard/user/shops',
    ask: ({ api }) =>
      createHttpShopApplications({ api, context: reading, announces: () => true }).apply(application, APPLICATION_KEY),
    sent: { path: 'dashboard/user/shops', query: { currency_id: '2' }, body: applicationSent },
  },
];
