import type { NewAddress } from '@domain/addresses/index.ts';
import { addressId, notificationId } from '@domain/kernel/ids.ts';
import { pushToken } from '@domain/notifications/index.ts';
import { createHttpAddresses } from '@infra/addresses/http-addresses.adapter.ts';
import { createHttpOwnPassword, createHttpProfiles } from '@infra/identity/http-accounts.adapter.ts';
import { createHttpNotifications } from '@infra/notifications/http-notifications.adapter.ts';
import { createHttpPushTokens } from '@infra/notifications/http-push-tokens.adapter.ts';
import { reading, type CallRow, type Caller } from './call-row.ts';

const home: NewAddress = {
  title: 'Home',
  text: 'Quay 1',
  location: { latitude: 52.37, longitude: 4.89 },
  floor: '3',
  house: '8',
  entrance: 'B',
  comment: 'Ring',
};
const homeBody = {
  title: 'Home',
  address: { address: 'Quay 1', floor: '3', house: '8', entrance: 'B', comment: 'Ring' },
  location: [52.37, 4.89],
};
const addresses = ({ api }: Caller) => createHttpAddresses({ api });
const notifications = ({ api }: Caller) => createHttpNotifications({ api });

export const accountCalls: readonly CallRow[] = [
  {
    line: 'GET /dashboard/user/profile/show',
    ask: ({ api }) => createHttpProfiles({ api, context: reading }).load(),
    sent: { path: 'dashboard/user/profile/show', query: { currency_id: '2' } },
  },
  {
    line: 'POST /dashboard/user/profile/password/update',
    ask: ({ api }) => createHttpOwnPassword({ api }).change({ password: 'lunchbox', oldPassword: 'picnic' }),
    sent: {
      path: 'dashboard/user/profile/password/update',
      body: { password: 'lunchbox', password_confirmation: 'lunchbox', old_password: 'picnic' },
    },
  },
  {
    line: 'POST /dashboard/user/profile/firebase/token/update',
    ask: ({ api }) => createHttpPushTokens({ api }).keep(pushToken('t-1')),
    sent: { path: 'dashboard/user/profile/firebase/token/update', body: { firebase_token: 't-1' } },
  },
  {
    line: 'GET /dashboard/notifications',
    ask: (caller) => notifications(caller).list('orders', 2),
    sent: {
      path: 'dashboard/notifications',
      query: { page: '2', perPage: '5', type: 'status_changed', column: 'id', sort: 'desc' },
    },
  },
  {
    line: 'GET /dashboard/notifications',
    ask: (caller) => notifications(caller).list('all', 1),
    sent: { path: 'dashboard/notifications', query: { page: '1', perPage: '5', column: 'id', sort: 'desc' } },
  },
  {
    line: 'GET /dashboard/notifications/{id}',
    ask: (caller) => notifications(caller).load(notificationId(640)),
    sent: { path: 'dashboard/notifications/640' },
  },
  {
    line: 'GET /dashboard/user/profile/notifications-statistic',
    ask: (caller) => notifications(caller).statistics(),
    sent: { path: 'dashboard/user/profile/notifications-statistic' },
  },
  {
    line: 'POST /dashboard/notifications/read-all',
    ask: (caller) => notifications(caller).markAllRead(),
    sent: { path: 'dashboard/notifications/read-all' },
  },
  {
    line: 'POST /dashboard/notifications/{id}/read-at',
    ask: (caller) => notifications(caller).markRead(notificationId(640)),
    sent: { path: 'dashboard/notifications/640/read-at' },
  },
  {
    line: 'POST /dashboard/user/addresses',
    ask: (caller) => addresses(caller).add(home),
    sent: { path: 'dashboard/user/addresses', body: homeBody },
  },
  {
    line: 'PUT /dashboard/user/addresses/{id}',
    ask: (caller) => addresses(caller).update(addressId(7), home),
    sent: { path: 'dashboard/user/addresses/7', body: homeBody },
  },
  {
    line: 'GET /dashboard/user/addresses',
    ask: (caller) => addresses(caller).list(),
    sent: { path: 'dashboard/user/addresses', query: { perPage: '100' } },
  },
  {
    line: 'POST /dashboard/user/address/set-active/{id}',
    ask: (caller) => addresses(caller).activate(addressId(7)),
    sent: { path: 'dashboard/user/address/set-active/7' },
  },
  {
    line: 'DELETE /dashboard/user/addresses/delete',
    ask: (caller) => addresses(caller).remove(addressId(7)),
    sent: { path: 'dashboard/user/addresses/delete', query: { 'ids[0]': '7' } },
  },
];
