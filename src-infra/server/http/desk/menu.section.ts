import { NUMBER } from './decision-form.ts';
import { actOnMenu } from './menu-actions.ts';
import { menuList } from './menu-list.ts';
import { changeProductPage, newProductPage } from './product-form.ts';
import type { Section } from './section.ts';

/** Actions on the list itself: refused ones are shown again in it. */
const IN_LIST: ReadonlySet<string> = new Set(['stock', 'supply', 'visibility', 'move']);

/** OPS-6: what a shop sells, at which price and how much of it. */
export const menuSection: Section = {
  key: 'menu',
  title: ({ menu }) => menu.title,
  audience: 'shop',
  show: async (visit) => {
    const [id, what = ''] = visit.rest;
    const { shopId } = visit;
    if (shopId === undefined) return undefined;
    if (id === undefined || IN_LIST.has(what)) return menuList(visit, shopId);
    if (id === 'new') return newProductPage(visit, shopId);
    return NUMBER.test(id) ? changeProductPage(visit, shopId, id) : undefined;
  },
  act: async (visit, typed) =>
    visit.shopId === undefined ? { kind: 'unknown' } : actOnMenu(visit, visit.shopId, typed),
};
