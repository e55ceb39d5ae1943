import type { ProcessRecord } from '../../features/payments/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import { major } from '../orders/index.ts';

const NAMED = { cart: 'cart_id', order: 'order_id', parcel_order: 'parcel_id', wallet: 'wallet_id' } as const;

/** The PaymentProcess of contract 2.8: the browser goes to `data.url`. */
export const toPaymentProcess = (process: ProcessRecord, origin: string) => {
  const { id, userId, modelId, modelType, payment, amount, fromWallet, target, createdAt, updatedAt } = process;
  const price = major(amount.minor, amount.scale);
  return {
    id,
    user_id: userId,
    model_id: modelId,
    model_type: modelType,
    data: {
      url: `${origin}/pay/${id}`,
      payment_id: payment.id,
      price,
      total_price: price,
      from_wallet: major(fromWallet.minor, fromWallet.scale),
      [NAMED[modelType]]: modelId,
      type: target.kind === 'tip' || target.kind === 'share' ? target.kind : ('model' as const),
      split: 1,
    },
    created_at: wireTime(createdAt),
    updated_at: wireTime(updatedAt),
  };
};
