import type { Sale } from '../catalog/index.ts';
import type { NewTransaction } from '../payment-transactions/index.ts';
import type {
  AnnouncedOrder,
  NewDetailRow,
  NewOrderRow,
  OrderMember,
  OrderRecord,
  OrderSummary,
} from './order-record.ts';

/** The rows of a new order, apart from payments, and the stock it takes. */
export type Placement = {
  readonly order: NewOrderRow;
  readonly details: readonly NewDetailRow[];
  readonly transaction: NewTransaction | undefined;
  readonly coupon: { readonly coupon_id: number; readonly name: string; readonly price: number } | undefined;
  /** Pieces by stock id. */
  readonly pieces: ReadonlyMap<number, number>;
};

/** What the announcement of an order tells. */
export type UnannouncedOrder = {
  readonly order: AnnouncedOrder;
  readonly sellerId: number;
  readonly sale: Sale;
};

/** `isAsked`: the customer is being asked about a dish. */
export type LockedOrder = Pick<NewOrderRow, 'shop_id' | 'status' | 'delivery_type' | 'otp' | 'deliveryman_id'> & {
  readonly isAsked: boolean;
};

export type OrderStatusChange = {
  readonly id: number;
  readonly status: string;
  readonly detailStatus: string;
  /** `null` leaves courier and estimate as they are. */
  readonly courierId: number | null;
  readonly eta: number | null;
  /** A person has moved it in the kitchen. */
  readonly isByHand: boolean;
  readonly at: number;
};

export type OrderFilter = {
  /** Only orders of one customer; all without. */
  readonly userId?: number;
  /** An empty list matches every status. */
  readonly statuses: readonly string[];
  readonly shopId?: number | undefined;
  /** Only what its shop has heard of, in place of orders that wait for their payment too. */
  readonly isAnnounced?: boolean;
  /** Orders that are not delivered or canceled come first. */
  readonly isOpenFirst?: boolean;
  readonly deliveryType?: string | undefined;
  /** Only orders with a request to pay them back, whatever became of it. */
  readonly withRefund?: boolean | undefined;
  /** Created at or after `from`, and before `before`. */
  readonly from?: number | undefined;
  readonly before?: number | undefined;
  /** An order number, or part of the name of the shop; without `userId` also of the customer. */
  readonly search?: string | undefined;
  readonly column: string;
  readonly sort: 'asc' | 'desc';
  readonly offset: number;
  readonly limit: number;
};

/** A member's share of a group order. */
export type GroupShareKey = { readonly orderId: number; readonly part: number };

/** Orders with everything that belongs to them. A lock holds until the end of the caller's transaction. */
export interface Orders {
  /** Reserves a unique id. */
  newOrderId(): Promise<number>;
  /** Reserves `count` ids for the lines of an order. */
  newDetailIds(count: number): Promise<readonly number[]>;
  /** Whether this customer has already ordered this cart. */
  isOrdered(userId: number, cartId: number): Promise<boolean>;
  /** Locks stocks and returns how many pieces each holds; an unknown stock is missing. */
  lockStocks(ids: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /**
   * Writes an order, takes its stock, uses its coupon, deletes its cart and leaves the order to be announced. Throws
   * when a stock holds less than the order takes.
   */
  place(placement: Placement): Promise<Sale>;
  /** Deletes those of these orders from the unannounced ones that no other process is announcing, and returns them. */
  takeUnannounced(ids: readonly number[]): Promise<readonly UnannouncedOrder[]>;
  /** Returns the ids of up to 200 orders that nobody has announced, oldest first. */
  unannounced(): Promise<readonly number[]>;
  /** Locks an order; with `userId` only that customer's own. `undefined` if there is none. */
  lock(id: number, userId?: number): Promise<LockedOrder | undefined>;
  /** ORDER-10: Ends the open question of an order that is canceled. */
  endQuestion(orderId: number, at: number): Promise<void>;
  /** Replaces the note of an order. */
  setNote(orderId: number, note: string | null, at: number): Promise<void>;
  /** Writes the next status of an order and its lines. */
  setStatus(change: OrderStatusChange): Promise<void>;
  /** Returns the pieces of an order to their stocks. */
  restock(orderId: number): Promise<void>;
  /** Makes the coupon of an order usable again; does nothing the second time. */
  releaseCoupon(orderId: number): Promise<void>;
  /** Counts a delivered order towards the popularity of its shop and products. */
  countDelivery(orderId: number, shopId: number): Promise<void>;
  /** Adds a tip, in minor units of the order's currency, to tips and total of an order. */
  addTips(orderId: number, tips: number, at: number): Promise<void>;
  /** ORDER-12: Writes how many boxes are back; the shop's share falls by `deposit`, in the order's currency. */
  returnBoxes(
    orderId: number,
    back: { readonly returned: number; readonly deposit: number; readonly at: number },
  ): Promise<void>;
  /** Returns an order with everything it is shown with; with `userId` only that customer's own. */
  find(id: number, userId?: number | null): Promise<OrderRecord | undefined>;
  /** Returns the order that a group's cart became, for the member with this secret. */
  findOfMember(cartId: number, secret: string): Promise<OrderRecord | undefined>;
  /** Writes how a member's share stands. */
  setShare(share: GroupShareKey, standing: Pick<Required<OrderMember>, 'settled' | 'told' | 'paid'>): Promise<void>;
  /** Returns one page of matching orders, and the number of all matches. */
  list(filter: OrderFilter): Promise<{ readonly items: readonly OrderSummary[]; readonly total: number }>;
  /** Returns the orders of these ids, in any order. */
  summaries(ids: readonly number[]): Promise<readonly OrderSummary[]>;
}

/** People who work for the marketplace. */
export interface Staff {
  /** Ids of all active operators. */
  operators(): Promise<readonly number[]>;
  /** The account that receives the marketplace's money: the first operator with a wallet. */
  payee(): Promise<number | undefined>;
  /** Returns whether a user is an active courier. */
  isCourier(userId: number): Promise<boolean>;
}

/** A change of something that couriers bring. */
export type DeliveryChange = {
  readonly kind: 'order' | 'parcel';
  readonly id: number;
  readonly status: string;
  readonly courierId: number | null;
  /** The courier who changed it. */
  readonly actorId: number | undefined;
};

/** Notifies people who work as couriers of what concerns them, with the caller's transaction. */
export interface CourierNotifier {
  /** Informs those who are near that offers may have changed, and a courier what became of a delivery in hand. */
  changed(change: DeliveryChange): Promise<void>;
}
