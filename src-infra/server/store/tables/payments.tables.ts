import type { Generated } from 'kysely';
import type { DecimalText, Json, Minor, Moment } from './columns.ts';

/** One visit to a provider's page. The amount is in its currency, at the rate of its beginning. */
type PaymentProcesses = {
  id: string;
  user_id: number;
  payment_id: number;
  /** The adapter that settles it; one adapter may serve several methods. */
  provider: string;
  model_type: string;
  model_id: number;
  type: string;
  /** Only of carts. */
  shop_id: number | null;
  currency_id: number;
  rate: DecimalText;
  scale: number;
  amount: Minor;
  /** What the wallet pays beside it; rows of programs that do not know the column have nothing in it. */
  from_wallet: Generated<Minor | null>;
  /** Whether the wallet got back what was charged. */
  returned: Generated<boolean | null>;
  locale: string;
  /** The draft that the cart becomes; cleared at the end of the process. */
  draft: Json<unknown> | null;
  status: string;
  /** The provider's own number of the visit. */
  reference: string | null;
  page_url: string | null;
  /** The order that a cart became, or whose share is paid. */
  order_id: number | null;
  /** The member whose share is paid. */
  user_cart_id: Generated<number | null>;
  created_at: Moment;
  updated_at: Moment;
  expires_at: Moment;
};

/** The data of the test provider; it shares nothing with the marketplace except the reference. */
type TestPayments = {
  reference: string;
  process_id: string;
  /** Major units as text, as providers report them. */
  amount: string;
  currency: string;
  status: string;
  declines: Generated<number>;
  deliver_at: Moment | null;
  deliveries_left: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
};
type PaymentKeys = { provider: string; secret: string; created_at: Moment };

export type PaymentTables = {
  payment_processes: PaymentProcesses;
  test_payments: TestPayments;
  payment_keys: PaymentKeys;
};
