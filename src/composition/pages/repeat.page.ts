import type { RepeatPlans } from '@domain/orders/index.ts';
import { createHttpRepeatPlans } from '@infra/orders/http-repeat-plans.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { RepeatView } from '../../features/repeat/repeat.view.tsx';
import { RepeatViewModel } from '../../features/repeat/repeat.view-model.ts';
import { TOASTS_VIEW_MODEL } from '../../features/toasts/index.ts';
import { CONTEXT } from '../app-context.ts';
import { bindOnce, provideFromPlatform } from '../modules/bind.ts';
import { API, CLOCK, DATA_CACHE, TIME_ZONES, TRANSLATE } from '../tokens.ts';
import { definePage } from './define-page.ts';

const REPEAT_PLANS = defineToken<RepeatPlans>('RepeatPlans');
const ANSWER_KEYS = defineToken<() => string>('AnswerKeys');

export const page = definePage(
  RepeatViewModel,
  RepeatView,
  {
    cache: DATA_CACHE,
    plans: REPEAT_PLANS,
    context: CONTEXT,
    toasts: TOASTS_VIEW_MODEL,
    clock: CLOCK,
    zones: TIME_ZONES,
    makeUuid: ANSWER_KEYS,
    translate: TRANSLATE,
  },
  bindOnce(REPEAT_PLANS, (options) => {
    provide(options, REPEAT_PLANS, createHttpRepeatPlans, { api: API, context: CONTEXT });
    provideFromPlatform(options, ANSWER_KEYS, (platform) => platform.makeUuid);
  }),
);
