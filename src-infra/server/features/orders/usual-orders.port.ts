/** A past order of a customer, as far as it may be their usual one. Free lines are left out. */
export type PastOrderRow = {
  readonly id: number;
  readonly shop_id: number;
  readonly status: string;
  readonly created_at: number;
  /** A request to pay back everything was accepted. */
  readonly is_refunded: boolean;
  readonly is_group: boolean;
  readonly details: readonly {
    readonly id: number;
    readonly stock_id: number;
    readonly parent_id: number | null;
    readonly quantity: number;
    readonly bonus: boolean;
  }[];
};

/** What a customer has ordered. */
export interface PastOrders {
  /** Returns the newest `limit` orders of a customer, of any status, placed at or after `since`, newest first. */
  recent(filter: {
    readonly userId: number;
    readonly shopId: number | undefined;
    readonly since: number;
    readonly limit: number;
  }): Promise<readonly PastOrderRow[]>;
}
