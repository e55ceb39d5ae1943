import type { TimeZones } from '@domain/calendar/index.ts';
import { isUuidV4 } from '@domain/kernel/uuid.ts';
import type { RateLimiter } from '../../foundation/limits/index.ts';
import type { ReferenceSource } from '../../features/reference/index.ts';
import type { WalletUseCases } from '../../features/wallet/index.ts';
import { enveloped, fieldRefused, notFound, rateLimited } from '../response/index.ts';
import type { Handlers } from '../handler.ts';
import { sentAmount } from '../shapes/index.ts';
import { createShapeHistory } from './shape-history.ts';
import { decisionRefused, sendingRefused, withdrawalRefused } from './wallet-refusal.ts';

export type WalletRouteDeps = {
  readonly wallets: WalletUseCases;
  readonly reference: ReferenceSource;
  readonly zones: TimeZones;
  readonly limiter: RateLimiter;
};
type Ids =
  | 'listWalletHistories'
  | 'showWalletFlow'
  | 'showWalletHistory'
  | 'sendMoney'
  | 'withdrawMoney'
  | 'changeWalletHistoryStatus';

/** Contract 3.6, 3.11: the caller's wallet; entries of others are not found. */
export const walletRoutes = (deps: WalletRouteDeps): Handlers<Ids> => {
  const { wallets, limiter } = deps;
  const { listedHistories, shownFlow, foundHistory, historyOf } = createShapeHistory(deps);

  return {
    listWalletHistories: (call) =>
      listedHistories(call, {
        userId: call.user.id,
        type: call.params.type,
        direction: call.params.direction,
        about: call.params.about,
        status: call.params.status,
      }),

    showWalletFlow: (call) => shownFlow(call, call.user.id),

    showWalletHistory: async (call) => {
      const entry = await foundHistory(call, { uuid: call.params.uuid, userId: call.user.id });
      return entry ? enveloped(entry) : notFound;
    },

    sendMoney: async (call) => {
      const { user, params, currency } = call;
      const amount = sentAmount(params.price, currency.scale);
      if (!amount) return fieldRefused('price', 'FIELD_INVALID');
      const receiver = params.uuid.toLowerCase();
      if (!isUuidV4(receiver)) return notFound;
      const wait = limiter.take(['walletSend', `user ${user.id}`]);
      if (wait !== undefined) return rateLimited(wait);
      const sent = await wallets.sendMoney({ senderId: user.id, receiver, amount, currency });
      return sent.ok
        ? enveloped(await historyOf(call, { id: sent.value }), 'RECORD_WAS_SUCCESSFULLY_CREATED')
        : sendingRefused(sent.error);
    },

    withdrawMoney: async (call) => {
      const { user, params, currency } = call;
      const amount = sentAmount(params.price, currency.scale);
      if (!amount) return fieldRefused('price', 'FIELD_INVALID');
      const requested = await wallets.withdrawals.request({
        userId: user.id,
        amount,
        currency,
        note: params.note ?? '',
      });
      return requested.ok
        ? enveloped(await historyOf(call, { id: requested.value }), 'RECORD_WAS_SUCCESSFULLY_CREATED')
        : withdrawalRefused(requested.error);
    },

    changeWalletHistoryStatus: async (call) => {
      const { uuid, status } = call.params;
      const decided = await wallets.withdrawals.decide({ uuid, status, ownerId: call.user.id });
      return decided.ok
        ? enveloped(await historyOf(call, { id: decided.value }), 'RECORD_WAS_SUCCESSFULLY_UPDATED')
        : decisionRefused(decided.error);
    },
  };
};
