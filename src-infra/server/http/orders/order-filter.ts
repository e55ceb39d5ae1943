import { addDays, instantOfWall, isDate, type TimeZones } from '@domain/calendar/index.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import {
  isActiveStatus,
  ORDER_STATUSES,
  readOrderStatus,
  type DeliveryType,
  type OrderStatus,
} from '@domain/orders/index.ts';
import type { Reference } from '../../features/reference/index.ts';
import type { OrderFilter } from '../../features/orders/index.ts';
import { fieldRefused, type Refusal } from '../response/index.ts';
import { pageOf } from '../shapes/index.ts';

type ListParams = {
  readonly page?: number;
  readonly perPage?: number;
  readonly sort?: 'asc' | 'desc';
  readonly column?: string;
  readonly search?: string;
  readonly status?: string;
  readonly statuses?: readonly string[];
  readonly active?: boolean;
  readonly date_from?: string;
  readonly date_to?: string;
};
type OrderParams = ListParams & { readonly shop_id?: number; readonly delivery_type?: DeliveryType };
/** `isImpossible`: no requested status exists, so nothing can match. */
export type ListFilter = Omit<OrderFilter, 'shopId' | 'deliveryType' | 'userId'> & {
  readonly isImpossible: boolean;
  readonly page: number;
  readonly perPage: number;
};

/** Reads the filters of order and parcel lists (contract 1.4); days are in the marketplace's time zone. */
export const readListFilter = (
  params: ListParams,
  statuses: {
    readonly read: (word: string) => string | undefined;
    readonly active: readonly string[];
    readonly past: readonly string[];
  },
  { settings }: Pick<Reference, 'settings'>,
  zones: TimeZones,
): Result<ListFilter, Refusal> => {
  const { page, perPage, offset } = pageOf(params);
  for (const field of ['date_from', 'date_to'] as const) {
    const day = params[field];
    if (day !== undefined && !(isDate(day) && isDate(addDays(day, 1))))
      return err(fieldRefused(field, 'FIELD_INVALID'));
  }
  const words = params.statuses ?? (params.status === undefined ? [] : [params.status]);
  const known = words.map((word) => statuses.read(word)).filter((status) => status !== undefined);
  const byActivity = params.active === undefined ? [] : params.active ? statuses.active : statuses.past;
  const midnight = (day: string): number => instantOfWall(day, 0, settings.timeZone ?? 'UTC', zones);
  return ok({
    statuses: words.length > 0 ? known : byActivity,
    isImpossible: words.length > 0 && known.length === 0,
    from: params.date_from === undefined ? undefined : midnight(params.date_from),
    before: params.date_to === undefined ? undefined : midnight(addDays(params.date_to, 1)),
    search: params.search?.trim(),
    column: params.column ?? 'id',
    sort: params.sort ?? 'desc',
    offset,
    limit: perPage,
    page,
    perPage,
  });
};

export const readOrderFilter = (
  params: OrderParams,
  reference: Pick<Reference, 'settings'>,
  zones: TimeZones,
): Result<ListFilter & Pick<OrderFilter, 'shopId' | 'deliveryType'>, Refusal> => {
  const read = readListFilter(
    params,
    { read: readOrderStatus, active: ORDER_STATUSES.filter(isActiveStatus), past: ORDER_STATUSES.filter(isPast) },
    reference,
    zones,
  );
  return read.ok ? ok({ ...read.value, shopId: params.shop_id, deliveryType: params.delivery_type }) : read;
};

const isPast = (status: OrderStatus): boolean => !isActiveStatus(status);
