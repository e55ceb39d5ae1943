import type { PaymentProcess } from '@domain/payments/index.ts';
import type { Decimal } from '@domain/pricing/index.ts';
import type { OrderDraft } from '../orders/index.ts';

export type ModelType = 'cart' | 'order' | 'parcel_order' | 'wallet';

/** A stored payment process. Its amounts are in the currency `currencyId` at the rate of its start. */
export type ProcessRecord = PaymentProcess & {
  readonly userId: number;
  readonly payment: { readonly id: number; readonly tag: string };
  readonly provider: string;
  readonly currencyId: number;
  readonly rate: Decimal;
  readonly locale: string;
  /** The draft that the cart becomes; deleted when the process ends, or with the customer. */
  readonly draft: OrderDraft | null;
  readonly reference: string | null;
  /** The provider's page, once it is open. */
  readonly pageUrl: string | null;
  /** The order that a cart became, or whose share is paid. */
  readonly orderId: number | null;
  /** Names and number of the target on the wire (contract 2.8). */
  readonly modelType: ModelType;
  readonly modelId: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly expiresAt: number;
};
