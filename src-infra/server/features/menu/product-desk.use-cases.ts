import { changedPieces, checkProduct, movedInMenu, type ProductDraft, type ProductFault } from '@domain/menu/index.ts';
import { stockId } from '@domain/kernel/ids.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { randomUuid } from '../../foundation/platform/random.ts';
import { slugOf, titleIn } from '../../texts.ts';
import type { CategoryRecord } from '../catalog/index.ts';
import type { Actor } from './menu-audit.ts';
import type { MenuCollaborators } from './menu-collaborators.ts';
import type { MenuFilter, MenuProduct } from './menu.ports.ts';
import { auditOf, categoriesOf, contentOf, placeOf } from './product-terms.ts';
import { productRevision } from './revision.ts';

export type MenuFault = ProductFault | { readonly field: 'image'; readonly kind: 'unknown' };
export type MenuRefusal =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'wrong'; readonly faults: readonly MenuFault[] }
  /** Somebody else has changed it since it was shown. */
  | { readonly kind: 'changed'; readonly current: MenuProduct };
/** `null` removes the picture, `undefined` keeps it. */
type Pictured = { readonly image: string | null | undefined };
/** Pieces of stocks as the seller saw them. */
type Shown = ReadonlyMap<number, number>;

/** OPS-6: what a shop sells. Every change is audited and announced with its transaction. */
export interface ProductDesk {
  list(shopId: number, filter: MenuFilter): Promise<{ readonly items: readonly MenuProduct[]; readonly total: number }>;
  find(shopId: number, id: number): Promise<MenuProduct | undefined>;
  /** Returns the categories that products of a shop can be in. */
  categories(shopId: number): Promise<readonly CategoryRecord[]>;
  /** Adds a product at the end of the menu. */
  create(
    actor: Actor,
    draft: ProductDraft & Pictured & { readonly isShown: boolean },
  ): Promise<Result<MenuProduct, MenuRefusal>>;
  /**
   * Replaces what the form of a product says, if `revision` still names its state. Pieces change by the difference to
   * what was shown, or become what is typed where nothing was.
   */
  change(
    actor: Actor,
    id: number,
    draft: ProductDraft & Pictured & { readonly revision: string; readonly shown: Shown },
  ): Promise<Result<MenuProduct, MenuRefusal>>;
  /** Shows or hides a product; returns whether there is one. */
  setShown(actor: Actor, id: number, isShown: boolean): Promise<boolean>;
  /** Moves a product within its category; returns whether there is one. */
  move(actor: Actor, id: number, direction: 'up' | 'down'): Promise<boolean>;
  /** Takes a product off the menu; returns whether there was one. */
  remove(actor: Actor, id: number): Promise<boolean>;
}

export const createProductDesk = ({
  products,
  catalogueChanges,
  record,
  transactions,
  reference,
  taxonomy,
  uploads,
  random,
  clock,
}: Omit<MenuCollaborators, 'times' | 'zones'>): ProductDesk => {
  const present = async ({ shopId }: Actor, id: number): Promise<MenuProduct> => {
    const found = await products.find(shopId, id);
    if (!found) throw new TypeError(`Product ${id} was written but does not exist`);
    return found;
  };
  const imageFaults = async (
    { userId }: Actor,
    image: string | null | undefined,
    known?: string | null,
  ): Promise<readonly MenuFault[]> =>
    typeof image === 'string' && image !== known && !(await uploads.areOwn(userId, 'products', [image]))
      ? [{ field: 'image', kind: 'unknown' }]
      : [];
  const announce = ({ shopId }: Actor): Promise<void> => catalogueChanges.changed(shopId, 'shop');

  return {
    list: products.list,
    find: products.find,
    categories: async (shopId) => categoriesOf(await taxonomy(), shopId),

    create: async (actor, { image, isShown, ...draft }) => {
      const checked = checkProduct(draft, placeOf(await reference(), await taxonomy(), actor.shopId));
      const faults = [...(checked.ok ? [] : checked.error), ...(await imageFaults(actor, image))];
      const [stock] = checked.ok ? checked.value.stocks : [];
      if (!checked.ok || !stock || faults.length > 0) return err({ kind: 'wrong', faults });
      const uuid = randomUuid(random);
      return transactions.run(async () => {
        const id = await products.insert(
          actor.shopId,
          {
            ...contentOf(checked.value, image ?? null),
            uuid,
            slug: slugOf(titleIn(checked.value.texts, ['en']), uuid),
            isShown,
            price: stock.price.minor,
            quantity: stock.quantity,
          },
          clock.now(),
        );
        const created = await present(actor, id);
        await record(actor, 'createMenuProduct', String(id), undefined, auditOf(created));
        await announce(actor);
        return ok(created);
      });
    },

    change: async (actor, id, { image, revision, shown, ...draft }) => {
      const [known, kinds] = [await reference(), await taxonomy()];
      return transactions.run(async () => {
        const before = await products.lock(actor.shopId, id);
        if (!before) return err({ kind: 'unknown' });
        const stocks = before.stocks.map((stock) => {
          const typed = draft.stocks.find((each) => each.id === stock.id);
          return { id: stockId(stock.id), price: typed?.price ?? '', quantity: typed?.quantity ?? '' };
        });
        const checked = checkProduct({ ...draft, stocks }, placeOf(known, kinds, actor.shopId, before));
        const faults = [...(checked.ok ? [] : checked.error), ...(await imageFaults(actor, image, before.image))];
        if (productRevision(before) !== revision) return err({ kind: 'changed', current: before });
        if (!checked.ok || faults.length > 0) return err({ kind: 'wrong', faults });
        const content = contentOf(checked.value, image === undefined ? before.image : image);
        await products.update(id, content, clock.now());
        for (const [index, stock] of before.stocks.entries()) {
          const terms = checked.value.stocks[index];
          if (!terms) continue;
          const seen = shown.get(stock.id);
          const isSame = seen === terms.quantity;
          await products.setStock(stock.id, {
            price: terms.price.minor,
            quantity: isSame ? stock.quantity : changedPieces(stock.quantity, seen ?? stock.quantity, terms.quantity),
            pause: isSame ? stock.pause : undefined,
          });
        }
        const after = await present(actor, id);
        await record(actor, 'changeMenuProduct', String(id), auditOf(before), auditOf(after));
        await announce(actor);
        return ok(after);
      });
    },

    setShown: (actor, id, isShown) =>
      transactions.run(async () => {
        const before = await products.lock(actor.shopId, id);
        if (!before) return false;
        await products.setShown(id, isShown, clock.now());
        await record(actor, 'switchMenuProduct', String(id), { shown: before.isShown }, { shown: isShown });
        await announce(actor);
        return true;
      }),

    move: (actor, id, direction) =>
      transactions.run(async () => {
        const menu = await products.lockOrder(actor.shopId);
        const place = menu.findIndex((entry) => entry.id === id);
        if (place < 0) return false;
        const moved = movedInMenu(menu, id, direction);
        await products.setOrder(moved.map((entry) => entry.id));
        const after = moved.findIndex((entry) => entry.id === id);
        await record(actor, 'moveMenuProduct', String(id), { place: place + 1 }, { place: after + 1 });
        await announce(actor);
        return true;
      }),

    remove: (actor, id) =>
      transactions.run(async () => {
        const before = await products.lock(actor.shopId, id);
        if (!before) return false;
        await products.remove(id, clock.now());
        await record(actor, 'removeMenuProduct', String(id), auditOf(before), { deleted: true });
        await announce(actor);
        return true;
      }),
  };
};
