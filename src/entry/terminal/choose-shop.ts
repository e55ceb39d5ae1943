import { when } from 'mobx';
import type { ShopCard } from '@domain/catalog/index.ts';
import { TIME_ZONES } from '../../composition/tokens.ts';
import { openingLabel } from '../../features/catalog/index.ts';
import { CURRENCY_VIEW_MODEL } from '../../features/currency/index.ts';
import { failureText } from '../../features/failure/index.ts';
import { NOW_VIEW_MODEL } from '../../features/now/index.ts';
import type { ShopListViewModel } from '../../features/shop-list/shop-list.view-model.ts';
import { choose, endWith } from './dialogue.ts';
import type { TerminalApp } from './terminal-app.ts';

/** CATALOG-1: lists the shops, page by page, and returns the path of the chosen one. */
export const chooseShop = async (app: TerminalApp, { shops }: ShopListViewModel): Promise<string | undefined> => {
  const { translate } = app;
  for (;;) {
    await when(() => !shops.isLoading);
    if (shops.failure) return endWith(app, failureText(shops.failure, translate));
    const options = shops.items.map((shop) => ({ label: shopText(app, shop), value: `/shop/${shop.id}` }));
    const more = shops.hasMore ? [{ label: translate('list.more'), value: undefined }] : [];
    const path = await choose(app, translate('checkout.find_shops'), [...options, ...more]);
    if (path !== undefined) return path;
    shops.loadMore();
  }
};

const shopText = ({ get, translate }: TerminalApp, shop: ShopCard): string => {
  const { now } = get(NOW_VIEW_MODEL);
  const opening = openingLabel(shop.schedule, now, get(TIME_ZONES), translate);
  const { deliveryTime, minimum, rating } = shop;
  const amount = get(CURRENCY_VIEW_MODEL).text(minimum);
  return [
    shop.title,
    rating && `★ ${rating.average}`,
    opening.state.kind === 'open' && deliveryTime && translate('facts.minutes', deliveryTime),
    opening.state.kind === 'closed' && opening.text,
    minimum.minor > 0 && translate('facts.minimum', { amount }),
  ]
    .filter(Boolean)
    .join(' · ');
};
