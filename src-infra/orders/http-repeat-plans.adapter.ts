import type { $Fetch } from 'ofetch';
import { WEEKDAYS } from '@domain/calendar/index.ts';
import {
  REPEAT_OBSTACLES,
  suggestedLimit,
  type PlannedOrder,
  type RepeatObstacle,
  type RepeatPlan,
  type RepeatPlans,
} from '@domain/orders/index.ts';
import { majorOf, type Scale } from '@domain/pricing/index.ts';
import type { ReadingContext } from '../catalog/catalog-wire.ts';
import { readEntity } from '../drivers/http/read-entity.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asMoney, asRecord, asText, listOf } from '../drivers/http/wire.ts';
import { toOrder } from './order-wire.ts';

type Deps = { readonly api: $Fetch; readonly context: ReadingContext };

/** ORDER-7h: plans of repeated orders, an extension of the embedded server. */
export const createHttpRepeatPlans = ({ api, context }: Deps): RepeatPlans => {
  const pathOf = (id: number): string => `dashboard/user/orders/${id}/repeat-plan`;
  const reading = (answer: Promise<unknown>) =>
    readAnswer(answer, (body) => readEntity(body, (item) => toPlanned(item, context)));
  return {
    load: (id) => reading(api<unknown>(pathOf(id))),
    save: (id, { weekdays, time, limit, skipped, isPaused }) =>
      reading(
        api<unknown>(pathOf(id), {
          method: 'PUT',
          body: { weekdays, time, price_limit: Number(majorOf(limit)), skipped, paused: isPaused },
        }),
      ),
    end: (id) => reading(api<unknown>(pathOf(id), { method: 'DELETE' })),
    answer: (id, { day, total }, isYes, key) =>
      reading(
        api<unknown>(`${pathOf(id)}/answer`, {
          method: 'POST',
          headers: { 'Idempotency-Key': key },
          body: { day, total: Number(majorOf(total)), order: isYes },
        }),
      ),
  };
};

const toPlanned = (item: unknown, context: ReadingContext): PlannedOrder | undefined => {
  const dto = asRecord(item);
  const order = toOrder(dto['order'], context);
  if (order.id <= 0) return undefined;
  const { scale } = order.total;
  const [question, missed, today] = [asRecord(dto['question']), asRecord(dto['missed']), asRecord(dto['today'])];
  return {
    order,
    usualTime: asText(dto['usual_time']),
    plan: dto['plan'] === null || dto['plan'] === undefined ? undefined : toPlan(dto['plan'], scale, order),
    until: asText(asRecord(dto['plan'])['until']) || undefined,
    question:
      question['day'] === undefined
        ? undefined
        : { day: asText(question['day']), total: asMoney(question['total'], scale) },
    missed: missed['day'] === undefined ? undefined : { day: asText(missed['day']), why: toObstacle(missed['why']) },
    today: today['total'] === undefined ? { why: toObstacle(today['why']) } : { total: asMoney(today['total'], scale) },
  };
};

const toPlan = (item: unknown, scale: Scale, { total }: PlannedOrder['order']): RepeatPlan => {
  const dto = asRecord(item);
  const days = listOf(dto['weekdays'], asText);
  return {
    weekdays: WEEKDAYS.filter((day) => days.includes(day)),
    time: asText(dto['time']),
    limit: typeof dto['price_limit'] === 'number' ? asMoney(dto['price_limit'], scale) : suggestedLimit(total),
    skipped: listOf(dto['skipped'], asText),
    isPaused: dto['paused'] === true,
  };
};

const toObstacle = (value: unknown): RepeatObstacle => REPEAT_OBSTACLES.find((word) => word === value) ?? 'closed';
