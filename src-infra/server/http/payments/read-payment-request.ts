import { err, ok, type Result } from '@domain/kernel/result.ts';
import { decimal } from '@domain/pricing/index.ts';
import type { ShopDirectory } from '../../features/catalog/index.ts';
import type { PaymentRequest } from '../../features/payments/index.ts';
import type { Reference } from '../../features/reference/index.ts';
import { fieldRefused, type Refusal } from '../response/index.ts';
import type { ApiCall } from '../handler.ts';
import { readDraft } from '../orders/index.ts';
import { sentAmount } from '../shapes/index.ts';

type CallContext = Pick<ApiCall<'startPayment'>, 'params' | 'sent' | 'currency' | 'language' | 'origin'>;
type Shops = Awaited<ReturnType<ShopDirectory>>;

/** Reads the forms (a) to (e) of contract 3.11; refuses a request without a required field. */
export const readPaymentRequest = (
  call: CallContext,
  shops: Shops,
  reference: Reference,
): Result<PaymentRequest, Refusal> => {
  const { params, currency } = call;
  const { order_id: orderId, parcel_id: parcelId, wallet_id: walletId } = params;
  const fromWallet = params.from_wallet === undefined ? undefined : decimal(params.from_wallet);
  const isSplittable = (orderId !== undefined && !params.tips) || parcelId !== undefined;
  if (fromWallet !== undefined && (params.cart_id !== undefined || !isSplittable))
    return err(fieldRefused('from_wallet', 'FIELD_INVALID'));
  if (params.cart_id !== undefined) return readCartRequest(call, shops, reference);
  if (orderId !== undefined)
    return ok(
      params.tips === undefined || params.tips === 0
        ? { kind: 'order', orderId, fromWallet }
        : { kind: 'tip', orderId, tips: decimal(params.tips) },
    );
  if (parcelId !== undefined) return ok({ kind: 'parcel', parcelId, fromWallet });
  if (walletId === undefined) return err(fieldRefused('cart_id', 'FIELD_REQUIRED'));
  if (params.total_price === undefined) return err(fieldRefused('total_price', 'FIELD_REQUIRED'));
  const amount = sentAmount(params.total_price, currency.scale);
  return amount
    ? ok({ kind: 'top-up', walletId, amount, currency })
    : err(fieldRefused('total_price', 'FIELD_INVALID'));
};

const readCartRequest = (
  { params, sent, ...rest }: CallContext,
  shops: Shops,
  reference: Reference,
): Result<PaymentRequest, Refusal> => {
  const { cart_id, shop_id, delivery_type } = params;
  if (cart_id === undefined || shop_id === undefined) return err(fieldRefused('shop_id', 'FIELD_REQUIRED'));
  if (delivery_type === undefined) return err(fieldRefused('delivery_type', 'FIELD_REQUIRED'));
  if (sent['currency_id'] === undefined) return err(fieldRefused('currency_id', 'FIELD_REQUIRED'));
  const draft = readDraft(
    { ...rest, params: { ...params, cart_id, shop_id, delivery_type, currency_id: rest.currency.id } },
    shops.find(shop_id),
    reference,
  );
  return draft.ok ? ok({ kind: 'cart', draft: draft.value }) : draft;
};
