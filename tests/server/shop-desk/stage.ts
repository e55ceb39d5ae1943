import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, GREEN_SPOON, type Order, type Shopping } from '../support/shopping.ts';

export const OWNER = 'seller-green-spoon@tiffin.test';

/** A marketplace with its customers, and the owner of Green Spoon. */
export type Stage = {
  readonly test: TestMarketplace;
  readonly shopping: Shopping;
  readonly owner: string;
  /** Takes a step of the kitchen. */
  readonly move: (
    order: Pick<Order, 'id'>,
    status: string,
    more?: object,
  ) => ReturnType<TestMarketplace['api']['call']>;
};

export const openStage = async (environment: Readonly<Record<string, string>> = {}): Promise<Stage> => {
  const test = await startMarketplace({ LIMITS: 'off', ...environment });
  const [shopping, owner] = [await createShopping(test), await test.api.signIn(OWNER)];
  return {
    test,
    shopping,
    owner,
    move: ({ id }, status, more = {}) =>
      test.api.call('moveShopOrder', { shop_id: GREEN_SPOON, id, status, ...more }, { token: owner }),
  };
};
