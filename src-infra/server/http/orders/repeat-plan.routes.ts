import { WEEKDAYS } from '@domain/calendar/index.ts';
import type { RepeatPlan } from '@domain/orders/index.ts';
import { decimal, moneyOf, type Money, type Scale } from '@domain/pricing/index.ts';
import { OPEN_END, type PlannedOrder, type RepeatPlans } from '../../features/orders/index.ts';
import { enveloped, fieldRefused, notFound, refused } from '../response/index.ts';
import type { Handlers } from '../handler.ts';
import { major } from './payment.shape.ts';
import { createShapeOrder, type CallContext, type ShapeDeps } from './shape-order.ts';

type Ids = 'showRepeatPlan' | 'saveRepeatPlan' | 'endRepeatPlan' | 'answerRepeat';
type Deps = ShapeDeps & { readonly plans: RepeatPlans };

/** ORDER-7h, 7j: how the caller's orders are repeated. */
export const repeatPlanRoutes = (deps: Deps): Handlers<Ids> => {
  const { plans } = deps;
  const { whole } = createShapeOrder(deps);

  const shape = async ({ order, usualTime, repeat, question, missed, today }: PlannedOrder, call: CallContext) => {
    const amount = (minor: number): number => major(minor, order.scale);
    return {
      order: await whole(order, call),
      usual_time: usualTime,
      plan: repeat
        ? {
            weekdays: [...(repeat.weekdays ?? WEEKDAYS)],
            time: repeat.arrives ?? usualTime,
            price_limit: repeat.price_limit === null ? null : amount(repeat.price_limit),
            skipped: [...repeat.skipped],
            paused: repeat.paused,
            until: repeat.to_day === OPEN_END ? null : repeat.to_day,
          }
        : null,
      question: question ? { day: question.day, total: amount(question.total) } : null,
      missed: missed ?? null,
      today: 'total' in today ? { total: amount(today.total) } : { why: today.why },
    };
  };

  return {
    showRepeatPlan: async (call) => {
      const found = await plans.show(call.user.id, call.params.id);
      return found.ok ? enveloped(await shape(found.value, call)) : notFound;
    },

    saveRepeatPlan: async (call) => {
      const { id, weekdays, time, price_limit: limit, skipped = [], paused = false } = call.params;
      const found = await plans.show(call.user.id, id);
      if (!found.ok) return notFound;
      const plan: RepeatPlan = {
        weekdays,
        time,
        limit: amountIn(found.value.order, limit),
        skipped,
        isPaused: paused,
      };
      const saved = await plans.savePlan(call.user.id, id, plan);
      if (saved.ok) return enveloped(await shape(saved.value, call), 'RECORD_WAS_SUCCESSFULLY_UPDATED');
      switch (saved.error.kind) {
        case 'not-found':
          return notFound;
        case 'no-day':
          return fieldRefused('weekdays', 'FIELD_REQUIRED');
        case 'not-a-time':
          return fieldRefused('time', 'FIELD_INVALID');
        case 'no-limit':
          return fieldRefused('price_limit', 'FIELD_INVALID');
        case 'not-delivered':
          return refused('ERROR_120', { text: 'NOT_DELIVERED_YET' });
        case 'refunded':
          return refused('ERROR_120', { text: 'REPEAT_REFUNDED' });
        case 'at-table':
          return refused('ERROR_120', { text: 'REPEAT_AT_TABLE' });
      }
    },

    endRepeatPlan: async (call) => {
      const ended = await plans.endPlan(call.user.id, call.params.id);
      return ended.ok ? enveloped(await shape(ended.value, call), 'RECORD_WAS_SUCCESSFULLY_DELETED') : notFound;
    },

    answerRepeat: async (call) => {
      const { id, day, total, order: isYes } = call.params;
      const found = await plans.show(call.user.id, id);
      if (!found.ok) return notFound;
      const { minor } = amountIn(found.value.order, total);
      const answered = await plans.answer(call.user.id, id, { day, total: minor, isYes });
      if (answered.ok) return enveloped(await shape(answered.value.planned, call), 'RECORD_WAS_SUCCESSFULLY_UPDATED');
      return answered.error.kind === 'not-asked' ? refused('ERROR_400', { text: 'REPEAT_NOT_ASKED' }) : notFound;
    },
  };
};

/** Reads an amount of an order's currency, rounded half up. */
const amountIn = ({ scale }: Pick<PlannedOrder['order'], 'scale'>, major: number): Money =>
  moneyOf(decimal(major), scale as Scale);
