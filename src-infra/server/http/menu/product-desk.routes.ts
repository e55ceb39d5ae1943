import { moneyOf, decimal } from '@domain/pricing/index.ts';
import type { MenuProduct, MenuRefusal, ProductDesk, StockDesk, StockRefusal } from '../../features/menu/index.ts';
import type { ManagedShops } from '../../features/partners/index.ts';
import type { Reference, ReferenceSource } from '../../features/reference/index.ts';
import { titleIn } from '../../texts.ts';
import type { ApiCall, Handlers } from '../handler.ts';
import { conflict, enveloped, listed, notFound, type Refusal } from '../response/index.ts';
import { pageOf } from '../shapes/index.ts';
import { actorOf } from './actor-of.ts';
import { faultsRefused, productFieldName } from './menu-refusals.ts';
import { toMenuProduct } from './menu.shape.ts';
import { readImage, readProduct, readStocks } from './read-product.ts';

type Ids =
  | 'listMenuProducts'
  | 'createMenuProduct'
  | 'showMenuProduct'
  | 'changeMenuProduct'
  | 'removeMenuProduct'
  | 'switchMenuProduct'
  | 'moveMenuProduct'
  | 'setMenuSupply'
  | 'changeMenuStock'
  | 'listMenuCategories';
type Deps = {
  readonly managedShops: ManagedShops;
  readonly productDesk: ProductDesk;
  readonly stockDesk: StockDesk;
  readonly reference: ReferenceSource;
};
type Call = Pick<ApiCall<'showMenuProduct'>, 'origin' | 'language'>;

/** OPS-6: what a shop sells, for those who manage the shop; to everybody else it does not exist. */
export const productDeskRoutes = ({ managedShops, productDesk, stockDesk, reference }: Deps): Handlers<Ids> => {
  const actor = actorOf(managedShops);
  const shaper =
    ({ origin, language }: Call, { baseCurrency, defaultLocale }: Reference) =>
    (product: MenuProduct) =>
      toMenuProduct(product, { origin, scale: baseCurrency.scale, locales: [language, defaultLocale] });
  const shape = async (call: Call, product: MenuProduct) => shaper(call, await reference())(product);
  const refusal = async (call: Call, error: MenuRefusal | StockRefusal): Promise<Refusal> => {
    switch (error.kind) {
      case 'unknown':
        return notFound;
      case 'wrong':
        return faultsRefused(error.faults, productFieldName);
      case 'changed':
        return conflict({ reason: 'changed', product: await shape(call, error.current) });
    }
  };
  const done = (isDone: boolean) => (isDone ? enveloped(null, 'RECORD_WAS_SUCCESSFULLY_UPDATED') : notFound);

  return {
    listMenuProducts: async (call) => {
      const { params } = call;
      if (!(await actor(call))) return notFound;
      const { page, perPage, offset } = pageOf(params);
      const filter = { search: params.search?.trim() ?? '', show: params.show ?? 'all', offset, limit: perPage };
      const { items, total } = await productDesk.list(params.shop_id, filter);
      return listed({ page, perPage, total, items: items.map(shaper(call, await reference())) });
    },

    showMenuProduct: async (call) => {
      const found = (await actor(call)) && (await productDesk.find(call.params.shop_id, call.params.id));
      return found ? enveloped(await shape(call, found)) : notFound;
    },

    createMenuProduct: async (call) => {
      const [who, { params, origin }] = [await actor(call), call];
      if (!who) return notFound;
      const { price = '', quantity = '', active: isShown = true, img } = params;
      const outcome = await productDesk.create(who, {
        ...readProduct(params, await reference()),
        stocks: [{ id: undefined, price, quantity }],
        image: readImage(origin, img),
        isShown,
      });
      return outcome.ok
        ? enveloped(await shape(call, outcome.value), 'RECORD_WAS_SUCCESSFULLY_CREATED')
        : refusal(call, outcome.error);
    },

    changeMenuProduct: async (call) => {
      const [who, { params, origin }] = [await actor(call), call];
      if (!who) return notFound;
      const outcome = await productDesk.change(who, params.id, {
        ...readProduct(params, await reference()),
        ...readStocks(params.stocks),
        image: readImage(origin, params.img),
        revision: params.revision,
      });
      return outcome.ok
        ? enveloped(await shape(call, outcome.value), 'RECORD_WAS_SUCCESSFULLY_UPDATED')
        : refusal(call, outcome.error);
    },

    changeMenuStock: async (call) => {
      const [who, { params }] = [await actor(call), call];
      if (!who) return notFound;
      const { baseCurrency } = await reference();
      const outcome = await stockDesk.change(who, params.id, params.stock_id, {
        price: params.price,
        quantity: params.quantity,
        shownPrice:
          params.shown_price === undefined ? undefined : moneyOf(decimal(params.shown_price), baseCurrency.scale).minor,
        shownQuantity: params.shown_quantity,
      });
      return outcome.ok
        ? enveloped(await shape(call, outcome.value), 'RECORD_WAS_SUCCESSFULLY_UPDATED')
        : refusal(call, outcome.error);
    },

    setMenuSupply: async (call) => {
      const who = await actor(call);
      const product = who && (await stockDesk.setSoldOut(who, call.params.id, call.params.sold_out));
      return product ? enveloped(await shape(call, product), 'RECORD_WAS_SUCCESSFULLY_UPDATED') : notFound;
    },

    switchMenuProduct: async (call) => {
      const who = await actor(call);
      return done(who !== undefined && (await productDesk.setShown(who, call.params.id, call.params.active)));
    },

    moveMenuProduct: async (call) => {
      const who = await actor(call);
      return done(who !== undefined && (await productDesk.move(who, call.params.id, call.params.direction)));
    },

    removeMenuProduct: async (call) => {
      const who = await actor(call);
      return done(who !== undefined && (await productDesk.remove(who, call.params.id)));
    },

    listMenuCategories: async (call) => {
      if (!(await actor(call))) return notFound;
      const { defaultLocale } = await reference();
      const categories = await productDesk.categories(call.params.shop_id);
      return enveloped(
        categories.map(({ id, texts }) => ({ id, title: titleIn(texts, [call.language, defaultLocale]) })),
      );
    },
  };
};
