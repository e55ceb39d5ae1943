import { kilometresBetween, type GeoPoint } from '@domain/catalog/index.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { checkZone } from '@domain/partners/index.ts';
import type { ShopRecord } from '../catalog/index.ts';
import { randomUuid } from '../../foundation/platform/random.ts';
import type { DeskShopRow } from './partners.ports.ts';
import { slugOf, titleIn } from '../../texts.ts';
import type { PartnerCollaborators } from './partner-collaborators.ts';
import type { ShopDraft, ShopField, ShopRefusal } from './shop-draft.ts';

/** A shop of any status, with the part that only its owner and operators see. */
export type DeskShop = { readonly shop: ShopRecord; readonly desk: DeskShopRow };
export type PartnerQuery = {
  readonly status: string | undefined;
  readonly search: string;
  readonly sort: 'asc' | 'desc';
  readonly offset: number;
  readonly limit: number;
};
type Owner = { readonly id: number; readonly hasPassword: boolean };

/** ACCOUNT-7: shops that users open and change, one per user. */
export interface PartnerShopUseCases {
  own(userId: number): Promise<DeskShop | undefined>;
  one(id: number): Promise<DeskShop | undefined>;
  list(query: PartnerQuery): Promise<{ readonly items: readonly DeskShop[]; readonly total: number }>;
  /** Opens a shop, which is pending until an operator decides. */
  open(owner: Owner, draft: ShopDraft): Promise<Result<DeskShop, ShopRefusal>>;
  /** Changes a shop. An approved one stays open; a rejected one becomes pending again. */
  change(owner: Owner, draft: ShopDraft): Promise<Result<DeskShop, ShopRefusal>>;
}

/** Beyond this distance a shop does not determine the time zone of a place. */
const NEIGHBOURHOOD_KM = 150;
const PICTURE_TYPES = ['shops', 'shops/logo', 'shops/background'] as const;

export const createPartnerShopUseCases = ({
  partnerShops,
  storedShops,
  catalogueChanges,
  transactions,
  reference,
  shops,
  random,
  clock,
  uploads,
}: PartnerCollaborators): PartnerShopUseCases => {
  const withShops = async (rows: readonly DeskShopRow[]): Promise<readonly DeskShop[]> => {
    const records = new Map(
      (
        await storedShops.ofAnyStatus(
          (await reference()).baseCurrency.scale,
          rows.map(({ id }) => id),
        )
      ).map((shop) => [shop.id, shop]),
    );
    return rows.flatMap((row) => {
      const shop = records.get(row.id);
      return shop ? [{ shop, desk: row }] : [];
    });
  };
  const own = async (userId: number): Promise<DeskShop | undefined> => {
    const row = await partnerShops.ofOwner(userId);
    return row && (await withShops([row]))[0];
  };
  const present = async (userId: number): Promise<DeskShop> => {
    const found = await own(userId);
    if (!found) throw new TypeError(`The shop of user ${userId} was written but does not exist`);
    return found;
  };

  /** Owners do not enter a time zone: uses the nearest shop's, otherwise the marketplace's. */
  const zoneAt = async (place: GeoPoint): Promise<string> => {
    const near = (await shops()).shops
      .map((shop) => ({ zone: shop.schedule.timeZone, km: kilometresBetween(shop.location, place) }))
      .sort((left, right) => left.km - right.km)[0];
    return near && near.km <= NEIGHBOURHOOD_KM ? near.zone : ((await reference()).settings.timeZone ?? 'UTC');
  };

  const faultOf = async (
    userId: number,
    { logo, cover, documents, categoryIds, tagIds, zone }: ShopDraft,
    known: DeskShop | undefined,
    at: GeoPoint,
  ): Promise<ShopField | undefined> => {
    if (zone && !checkZone(zone, at).ok) return 'delivery_zone';
    const fresh = (paths: readonly (string | null | undefined)[], before: readonly (string | null | undefined)[]) =>
      paths.filter((path): path is string => typeof path === 'string' && !before.includes(path));
    if (!(await uploads.areOwn(userId, PICTURE_TYPES, fresh([logo, cover], [known?.shop.logo, known?.shop.cover]))))
      return 'images';
    if (!(await uploads.areOwn(userId, 'shop-documents', fresh(documents, known?.desk.documents ?? []))))
      return 'documents';
    if ((await partnerShops.knownCategories(categoryIds)) < categoryIds.length) return 'categories';
    return (await partnerShops.knownTags(tagIds)) < tagIds.length ? 'tags' : undefined;
  };

  const place = async ({ place: given }: ShopDraft): Promise<GeoPoint> => {
    const [latitude = 0, longitude = 0] = ((await reference()).setting('location') ?? '').split(',').map(Number);
    return (
      given ?? {
        latitude: Number.isFinite(latitude) ? latitude : 0,
        longitude: Number.isFinite(longitude) ? longitude : 0,
      }
    );
  };

  const columns = async (draft: ShopDraft) => ({
    type: draft.type,
    phone: draft.phone,
    price: draft.price,
    price_per_km: draft.pricePerKm,
    min_amount: draft.minAmount,
    tax: draft.tax,
    delivery_time_from: draft.deliveryTime.from,
    delivery_time_to: draft.deliveryTime.to,
    delivery_time_type: draft.deliveryTime.unit,
    texts: draft.texts,
    documents: draft.documents,
    updated_at: clock.now(),
    ...(draft.logo !== undefined && { logo_img: draft.logo }),
    ...(draft.cover !== undefined && { background_img: draft.cover }),
  });

  return {
    own,
    one: async (id) => {
      const row = await partnerShops.byId(id);
      return row && (await withShops([row]))[0];
    },
    list: async (query) => {
      const { items, total } = await partnerShops.list(query);
      return { items: await withShops(items), total };
    },

    open: (owner, draft) =>
      transactions.run(async () => {
        if (!owner.hasPassword) return err({ kind: 'no-password' });
        const role = await partnerShops.lockOwner(owner.id);
        const known = await partnerShops.ofOwner(owner.id);
        if (known) return err({ kind: known.status === 'approved' ? 'has-shop' : 'opened' });
        if (role !== 'user') return err({ kind: 'other-role' });
        const where = await place(draft);
        const field = await faultOf(owner.id, draft, undefined, where);
        if (field) return err({ kind: 'field', field });
        const [uuid, now] = [randomUuid(random), clock.now()];
        const id = await partnerShops.insert({
          ...(await columns(draft)),
          uuid,
          slug: slugOf(titleIn(draft.texts, ['en']), uuid),
          user_id: owner.id,
          status: 'new',
          status_note: null,
          open: false,
          visibility: true,
          verify: false,
          is_recommended: false,
          show_type: null,
          service_fee: '0',
          percentage: (await reference()).setting('commission') || '0',
          latitude: where.latitude,
          longitude: where.longitude,
          timezone: await zoneAt(where),
          new_order_after_payment: false,
          order_payment: 'before',
          email_statuses: '[]',
          wifi_name: null,
          wifi_password: null,
          rating_counts: '[0,0,0,0,0]',
          orders_count: 0,
          created_at: now,
          deleted_at: null,
        });
        await partnerShops.setCategories(id, draft.categoryIds);
        await partnerShops.setTags(id, draft.tagIds);
        if (draft.zone) await partnerShops.setZone(id, draft.zone);
        return ok(await present(owner.id));
      }),

    change: (owner, draft) =>
      transactions.run(async () => {
        await partnerShops.lockOwner(owner.id);
        const known = await own(owner.id);
        if (!known || known.desk.status === 'inactive') return err({ kind: 'not-found' });
        const field = await faultOf(owner.id, draft, known, draft.place ?? known.shop.location);
        if (field) return err({ kind: 'field', field });
        const { id } = known.shop;
        await partnerShops.change(id, {
          ...(await columns(draft)),
          status: known.desk.status === 'rejected' ? 'edited' : known.desk.status,
          ...(draft.place && {
            latitude: draft.place.latitude,
            longitude: draft.place.longitude,
            timezone: await zoneAt(draft.place),
          }),
        });
        await partnerShops.setCategories(id, draft.categoryIds);
        await partnerShops.setTags(id, draft.tagIds);
        if (draft.zone) await partnerShops.setZone(id, draft.zone);
        await catalogueChanges.changed(id, 'shop');
        return ok(await present(owner.id));
      }),
  };
};
