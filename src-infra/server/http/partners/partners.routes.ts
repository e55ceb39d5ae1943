import type {
  ApplicationRefusal,
  DeskShop,
  PartnerDecisionRefusal,
  Partners,
  ShopRefusal,
} from '../../features/partners/index.ts';
import { enveloped, fieldRefused, listed, notFound, refused, type Refusal } from '../response/index.ts';
import type { ApiCall, Handlers } from '../handler.ts';
import { catalogContext, type CatalogDeps } from '../catalog/index.ts';
import { pageOf, storedPicture } from '../shapes/index.ts';
import { toDeskShop, toRequestModel } from './partner.shape.ts';
import { readShop } from './read-shop.ts';

type Ids =
  | 'showOwnShop'
  | 'openShop'
  | 'changeOwnShop'
  | 'applyAsDriver'
  | 'listAllShops'
  | 'decideShop'
  | 'listApplications'
  | 'decideApplication';
type CallContext = Pick<ApiCall<'openShop'>, 'origin' | 'language' | 'currency' | 'now'>;
type Deps = Pick<CatalogDeps, 'reference' | 'zones' | 'taxonomy'> & {
  readonly partners: Pick<Partners, 'partnerShops' | 'applications' | 'decideShop'>;
};

/** Contract 3.15, 8.12: sellers and couriers. */
export const partnersRoutes = ({
  reference,
  zones,
  taxonomy,
  partners: { partnerShops, applications, decideShop },
}: Deps): Handlers<Ids> => {
  const shaper = async (call: CallContext) => {
    const [context, known] = [catalogContext(await reference(), zones, call), await taxonomy()];
    return (found: DeskShop) => toDeskShop(found, context, known);
  };
  const keep = async (call: Pick<ApiCall<'openShop'>, 'params' | 'user'> & CallContext, how: 'open' | 'change') => {
    const draft = readShop(call, await reference());
    if (!draft.ok) return draft.error;
    const outcome = await partnerShops[how](call.user, draft.value);
    if (!outcome.ok) return shopRefused(outcome.error);
    return enveloped(
      (await shaper(call))(outcome.value),
      how === 'open' ? 'RECORD_WAS_SUCCESSFULLY_CREATED' : 'RECORD_WAS_SUCCESSFULLY_UPDATED',
    );
  };
  const filterOf = (params: {
    readonly page?: number;
    readonly perPage?: number;
    readonly status?: string;
    readonly search?: string;
    readonly sort?: 'asc' | 'desc';
  }) => {
    const { page, perPage, offset } = pageOf(params);
    return {
      page,
      perPage,
      filter: {
        status: params.status,
        search: params.search?.trim() ?? '',
        sort: params.sort ?? 'desc',
        offset,
        limit: perPage,
      } as const,
    };
  };

  return {
    showOwnShop: async (call) => {
      const found = await partnerShops.own(call.user.id);
      return found ? enveloped((await shaper(call))(found)) : notFound;
    },
    openShop: (call) => keep(call, 'open'),
    changeOwnShop: (call) => keep(call, 'change'),

    applyAsDriver: async ({ user, params, origin }) => {
      // Users apply for themselves only.
      if (params.id !== undefined && params.id !== user.id) return notFound;
      const images = (params.data.images ?? []).map((text) => storedPicture(origin, text));
      const outcome = await applications.apply(user.id, { ...params.data, images });
      return outcome.ok
        ? enveloped(toRequestModel(outcome.value, origin), 'RECORD_WAS_SUCCESSFULLY_CREATED')
        : APPLICATION_REFUSALS[outcome.error.kind];
    },

    listAllShops: async (call) => {
      const { page, perPage, filter } = filterOf(call.params);
      const { items, total } = await partnerShops.list(filter);
      return listed({ items: items.map(await shaper(call)), total, page, perPage });
    },

    decideShop: async (call) => {
      const { id, status, status_note: note } = call.params;
      const outcome = await decideShop({ shopId: id, status, note: note?.trim() || null });
      if (!outcome.ok) return DECISION_REFUSALS[outcome.error.kind];
      const found = await partnerShops.one(id);
      return found ? enveloped((await shaper(call))(found), 'RECORD_WAS_SUCCESSFULLY_UPDATED') : notFound;
    },

    listApplications: async (call) => {
      const { page, perPage, filter } = filterOf(call.params);
      const { items, total } = await applications.list(filter);
      return listed({ items: items.map((request) => toRequestModel(request, call.origin)), total, page, perPage });
    },

    decideApplication: async ({ params, origin }) => {
      const outcome = await applications.decide(params.id, params.status, params.status_note?.trim() || null);
      return outcome.ok
        ? enveloped(toRequestModel(outcome.value, origin), 'RECORD_WAS_SUCCESSFULLY_UPDATED')
        : DECISION_REFUSALS[outcome.error.kind];
    },
  };
};

const shopRefused = (refusal: ShopRefusal): Refusal => {
  switch (refusal.kind) {
    case 'not-found':
      return notFound;
    case 'no-password':
      return fieldRefused('password', 'FIELD_REQUIRED');
    case 'other-role':
      return refused('ERROR_110');
    case 'opened':
      return refused('ERROR_205');
    case 'has-shop':
      return refused('ERROR_206');
    case 'field':
      return fieldRefused(refusal.field, 'FIELD_UNKNOWN');
  }
};

const APPLICATION_REFUSALS: Readonly<Record<ApplicationRefusal['kind'], Refusal>> = {
  'other-role': refused('ERROR_110'),
  exists: refused('ERROR_506'),
  'foreign-image': fieldRefused('data.images', 'FIELD_UNKNOWN'),
};
const DECISION_REFUSALS: Readonly<Record<PartnerDecisionRefusal['kind'] | 'final' | 'other-role', Refusal>> = {
  'not-found': notFound,
  same: refused('ERROR_252'),
  unknown: refused('ERROR_253'),
  final: refused('ERROR_502'),
  'other-role': refused('ERROR_110'),
};
