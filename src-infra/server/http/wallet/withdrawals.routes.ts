import { enveloped } from '../response/index.ts';
import type { Handlers } from '../handler.ts';
import { createShapeHistory } from './shape-history.ts';
import { decisionRefused } from './wallet-refusal.ts';
import type { WalletRouteDeps } from './wallet.routes.ts';

/** Contract 8.12: withdrawals at the operator's desk. */
export const withdrawalsRoutes = (deps: WalletRouteDeps): Handlers<'listWithdrawals' | 'decideWithdrawal'> => {
  const { listedHistories, historyOf } = createShapeHistory(deps);
  return {
    listWithdrawals: (call) => listedHistories(call, { type: 'withdraw', status: call.params.status }),

    decideWithdrawal: async (call) => {
      const { uuid, status } = call.params;
      const decided = await deps.wallets.withdrawals.decide({ uuid, status });
      return decided.ok
        ? enveloped(await historyOf(call, { id: decided.value }), 'RECORD_WAS_SUCCESSFULLY_UPDATED')
        : decisionRefused(decided.error);
    },
  };
};
