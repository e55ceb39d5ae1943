import { REASONS_ABOUT, readLedgerStatus, readLedgerType } from '@domain/wallet/index.ts';
import type { ApiCall } from '../handler.ts';
import type { HistoryFilter } from '../../features/wallet/index.ts';
import { enveloped, listed, type Refusal } from '../response/index.ts';
import { readListFilter } from '../orders/index.ts';
import { createAmounts } from '../shapes/index.ts';
import { toWalletHistory } from './history.shape.ts';
import type { WalletRouteDeps } from './wallet.routes.ts';

type CallContext = Pick<ApiCall<'listWithdrawals'>, 'params' | 'currency' | 'origin'>;
type Wanted = {
  readonly userId?: number;
  readonly type?: string | undefined;
  readonly direction?: 'in' | 'out' | undefined;
  readonly about?: keyof typeof REASONS_ABOUT | undefined;
  readonly status?: string | undefined;
};

/** Renders wallet entries in the requested currency. */
export const createShapeHistory = ({
  wallets,
  reference,
  zones,
}: Pick<WalletRouteDeps, 'wallets' | 'reference' | 'zones'>) => {
  const amountsOf = async ({ currency }: Pick<CallContext, 'currency'>) =>
    createAmounts((await reference()).baseCurrency, currency);

  return {
    /** A page of what is wanted; a word that names no type or status finds nothing. */
    listedHistories: async (
      call: CallContext,
      { userId, type, direction, about, status }: Wanted,
    ): Promise<ReturnType<typeof listed<ReturnType<typeof toWalletHistory>>> | Refusal> => {
      const { status: _status, active: _active, ...params } = call.params;
      const read = readListFilter(params, { read: () => undefined, active: [], past: [] }, await reference(), zones);
      if (!read.ok) return read.error;
      const { from, before, search, column, sort, offset, limit, page, perPage } = read.value;
      const [kind, state] = [
        type === undefined ? undefined : readLedgerType(type),
        status === undefined ? undefined : readLedgerStatus(status),
      ];
      const isImpossible = (type !== undefined && !kind) || (status !== undefined && !state);
      const filter: HistoryFilter = {
        ...(userId !== undefined && { userId }),
        type: kind,
        direction,
        reasons: about && REASONS_ABOUT[about],
        status: state,
        from,
        before,
        search,
        column,
        sort,
        offset,
        limit,
      };
      const { items, total } = isImpossible ? { items: [], total: 0 } : await wallets.histories(filter);
      const amounts = await amountsOf(call);
      return listed({ items: items.map((row) => toWalletHistory(row, amounts, call.origin)), total, page, perPage });
    },

    /** What came in and what left on the days that are asked for. */
    shownFlow: async (call: CallContext, userId: number) => {
      const read = readListFilter(
        call.params,
        { read: () => undefined, active: [], past: [] },
        await reference(),
        zones,
      );
      if (!read.ok) return read.error;
      const { from, before } = read.value;
      const { incoming, outgoing } = await wallets.flow({ userId, from, before });
      const { fromBase } = await amountsOf(call);
      return enveloped({ incoming: fromBase(incoming.minor), outgoing: fromBase(outgoing.minor) });
    },

    /** An entry of one user; `undefined` if there is none. */
    foundHistory: async (
      call: Pick<CallContext, 'currency' | 'origin'>,
      key: { readonly uuid: string; readonly userId: number },
    ) => {
      const row = await wallets.history(key);
      return row && toWalletHistory(row, await amountsOf(call), call.origin);
    },

    historyOf: async (call: Pick<CallContext, 'currency' | 'origin'>, key: { readonly id: number }) => {
      const row = await wallets.history(key);
      if (!row) throw new TypeError(`History ${key.id} was written but does not exist`);
      return toWalletHistory(row, await amountsOf(call), call.origin);
    },
  };
};
