import { decimal, priceStock, type Scale } from '@domain/pricing/index.ts';
import { pricedStock } from '../carts/index.ts';
import { todayOf } from '../catalog/index.ts';
import { stockSnapshot, type OrderDetailRecord, type OrderRecord, type StockSnapshot } from '../orders/index.ts';
import type { SubstitutionsDeps } from './substitutions-deps.ts';

/** A dish that may replace a line; prices per piece in the order's currency. */
export type Candidate = { readonly stockId: number; readonly snapshot: StockSnapshot };

/** Returns what the shop sells now in enough pieces, dishes of the same category first, then by nearest price. */
export type FindCandidates = (order: OrderRecord, line: OrderDetailRecord) => Promise<readonly Candidate[]>;

type Deps = Pick<SubstitutionsDeps, 'catalogues' | 'shops' | 'reference' | 'zones' | 'clock'>;

export const createFindCandidates =
  ({ catalogues, shops, reference, zones, clock }: Deps): FindCandidates =>
  async (order, line) => {
    const shop = (await shops()).find(order.shop_id);
    if (!shop) return [];
    const catalogue = await catalogues.fresh(order.shop_id);
    const { baseCurrency: base } = await reference();
    const today = todayOf(shop, clock.now(), zones);
    const { categoryId } = line.snapshot.product;
    const found = catalogue.products.flatMap((product) =>
      product.isAddon
        ? []
        : product.stocks
            .filter(({ id, quantity }) => id !== line.stock_id && quantity >= line.quantity)
            .map((stock) => {
              const sold = { stock, product };
              const { price, tax, discount, total } = priceStock({
                ...pricedStock(sold, { base, today }),
                rate: decimal(order.rate),
                scale: order.scale as Scale,
              });
              const piece = { price: price.minor, tax: tax.minor, discount: discount.minor, total: total.minor };
              return { stockId: stock.id, snapshot: stockSnapshot(sold, piece) };
            }),
    );
    const rank = ({ snapshot }: Candidate): number => (snapshot.product.categoryId === categoryId ? 0 : 1);
    const distance = ({ snapshot }: Candidate): number => Math.abs(snapshot.total - line.snapshot.total);
    return found.sort(
      (one, other) => rank(one) - rank(other) || distance(one) - distance(other) || one.stockId - other.stockId,
    );
  };
