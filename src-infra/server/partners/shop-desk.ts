import { kilometresBetween, type GeoPoint } from '@domain/catalog/index.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { catalogueChanged, type ShopRecord } from '../catalog/index.ts';
import { randomUuid } from '../platform/random.ts';
import { asJson, createShopDeskRepository, readAnyShops, type DeskShopRow } from '../store/index.ts';
import { titleIn } from '../texts.ts';
import type { PartnersDeps } from './partners-deps.ts';
import type { ShopDraft, ShopField, ShopRefusal } from './shop-draft.ts';

/** A shop of any status, with what only its owner and the desk see. */
export type DeskShop = { readonly shop: ShopRecord; readonly desk: DeskShopRow };
export type ShopWish = { readonly status: string | undefined; readonly search: string; readonly sort: 'asc' | 'desc'; readonly offset: number; readonly limit: number };
type Owner = { readonly id: number; readonly hasPassword: boolean };

/** ACCOUNT-7: shops that people open and change, each person one. */
export interface ShopDesk {
  own(userId: number): Promise<DeskShop | undefined>;
  one(id: number): Promise<DeskShop | undefined>;
  list(wish: ShopWish): Promise<{ readonly items: readonly DeskShop[]; readonly total: number }>;
  /** A new shop waits for the desk. */
  open(owner: Owner, draft: ShopDraft): Promise<Result<DeskShop, ShopRefusal>>;
  /** An approved shop stays open; a refused one waits for the desk again. */
  change(owner: Owner, draft: ShopDraft): Promise<Result<DeskShop, ShopRefusal>>;
}

/** Farther than this no shop tells the time of a place. */
const NEIGHBOURHOOD_KM = 150;
const PICTURE_TYPES = ['shops', 'shops/logo', 'shops/background'] as const;

export const createShopDesk = ({ store, reference, shops, random, clock, uploads }: PartnersDeps): ShopDesk => {
  const desk = createShopDeskRepository(store);

  const withShops = async (rows: readonly DeskShopRow[]): Promise<readonly DeskShop[]> => {
    const records = new Map((await readAnyShops(store, (await reference()).baseCurrency.scale, rows.map(({ id }) => id))).map((shop) => [shop.id, shop]));
    return rows.flatMap((row) => {
      const shop = records.get(row.id);
      return shop ? [{ shop, desk: row }] : [];
    });
  };
  const own = async (userId: number): Promise<DeskShop | undefined> => {
    const row = await desk.ofOwner(userId);
    return row && (await withShops([row]))[0];
  };
  const present = async (userId: number): Promise<DeskShop> => {
    const found = await own(userId);
    if (!found) throw new TypeError(`The shop of user ${userId} was written and is not there`);
    return found;
  };

  /** Nobody asks for a time zone: that of the nearest shop, else the marketplace's. */
  const zoneAt = async (place: GeoPoint): Promise<string> => {
    const near = (await shops()).shops.map((shop) => ({ zone: shop.schedule.timeZone, km: kilometresBetween(shop.location, place) })).sort((left, right) => left.km - right.km)[0];
    return near && near.km <= NEIGHBOURHOOD_KM ? near.zone : ((await reference()).settings.timeZone ?? 'UTC');
  };

  const faultOf = async (userId: number, { logo, cover, documents, categoryIds, tagIds }: ShopDraft, known: DeskShop | undefined): Promise<ShopField | undefined> => {
    const fresh = (paths: readonly (string | undefined)[], kept: readonly (string | null | undefined)[]) => paths.filter((path): path is string => path !== undefined && !kept.includes(path));
    if (!(await uploads.areOwn(userId, PICTURE_TYPES, fresh([logo, cover], [known?.shop.logo, known?.shop.cover])))) return 'images';
    if (!(await uploads.areOwn(userId, 'shop-documents', fresh(documents, known?.desk.documents ?? [])))) return 'documents';
    if ((await desk.knownCategories(categoryIds)) < categoryIds.length) return 'categories';
    return (await desk.knownTags(tagIds)) < tagIds.length ? 'tags' : undefined;
  };

  const place = async ({ place: given }: ShopDraft): Promise<GeoPoint> => {
    const [latitude = 0, longitude = 0] = ((await reference()).setting('location') ?? '').split(',').map(Number);
    return given ?? { latitude: Number.isFinite(latitude) ? latitude : 0, longitude: Number.isFinite(longitude) ? longitude : 0 };
  };

  const columns = async (draft: ShopDraft) => ({
    type: draft.type, phone: draft.phone, price: draft.price, price_per_km: draft.pricePerKm, min_amount: draft.minAmount, tax: draft.tax,
    delivery_time_from: draft.deliveryTime.from, delivery_time_to: draft.deliveryTime.to, delivery_time_type: draft.deliveryTime.unit,
    texts: asJson(draft.texts), documents: asJson(draft.documents), updated_at: clock.now(),
    ...(draft.logo !== undefined && { logo_img: draft.logo }), ...(draft.cover !== undefined && { background_img: draft.cover }),
  });

  return {
    own,
    one: async (id) => {
      const row = await desk.byId(id);
      return row && (await withShops([row]))[0];
    },
    list: async (wish) => {
      const { items, total } = await desk.list(wish);
      return { items: await withShops(items), total };
    },

    open: (owner, draft) =>
      store.transaction(async () => {
        if (!owner.hasPassword) return err({ kind: 'no-password' });
        const role = await desk.lockOwner(owner.id);
        const known = await desk.ofOwner(owner.id);
        if (known) return err({ kind: known.status === 'approved' ? 'has-shop' : 'opened' });
        if (role !== 'user') return err({ kind: 'other-role' });
        const field = await faultOf(owner.id, draft, undefined);
        if (field) return err({ kind: 'field', field });
        const [uuid, where, now] = [randomUuid(random), await place(draft), clock.now()];
        const id = await desk.insert({
          ...(await columns(draft)), uuid, slug: slugOf(titleIn(draft.texts, ['en']), uuid), user_id: owner.id, status: 'new', status_note: null, open: false, visibility: true, verify: false,
          is_recommended: false, show_type: null, service_fee: '0', percentage: (await reference()).setting('commission') || '0', latitude: where.latitude, longitude: where.longitude,
          timezone: await zoneAt(where), new_order_after_payment: false, order_payment: 'before', email_statuses: '[]', wifi_name: null, wifi_password: null,
          rating_counts: '[0,0,0,0,0]', orders_count: 0, created_at: now, deleted_at: null,
        });
        await desk.setCategories(id, draft.categoryIds);
        await desk.setTags(id, draft.tagIds);
        return ok(await present(owner.id));
      }),

    change: (owner, draft) =>
      store.transaction(async () => {
        await desk.lockOwner(owner.id);
        const known = await own(owner.id);
        if (!known || known.desk.status === 'inactive') return err({ kind: 'not-found' });
        const field = await faultOf(owner.id, draft, known);
        if (field) return err({ kind: 'field', field });
        const { id } = known.shop;
        await desk.change(id, {
          ...(await columns(draft)), status: known.desk.status === 'rejected' ? 'edited' : known.desk.status,
          ...(draft.place && { latitude: draft.place.latitude, longitude: draft.place.longitude, timezone: await zoneAt(draft.place) }),
        });
        await desk.setCategories(id, draft.categoryIds);
        await desk.setTags(id, draft.tagIds);
        await catalogueChanged(store, id, 'shop');
        return ok(await present(owner.id));
      }),
  };
};

/** Letters and digits of the title as far as addresses take them, and a part that no other shop has. */
const slugOf = (title: string, uuid: string): string =>
  [...title.toLowerCase().normalize('NFKD').replace(/[^a-z0-9]+/g, ' ').trim().split(' ').filter((word) => word !== ''), uuid.slice(0, 8)].join('-').slice(-80);
