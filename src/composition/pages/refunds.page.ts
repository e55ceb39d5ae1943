import { createHttpOrderRefunds } from '@infra/refunds/http-order-refunds.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { PICTURE_UPLOADS } from '../../features/pictures/index.ts';
import { REFERENCE_VIEW_MODEL } from '../../features/reference/index.ts';
import { ProblemView } from '../../features/refunds/problem.view.tsx';
import { ProblemViewModel } from '../../features/refunds/problem.view-model.ts';
import { ORDER_REFUNDS } from '../../features/refunds/refunds.tokens.ts';
import { RefundsView } from '../../features/refunds/refunds.view.tsx';
import { RefundsViewModel } from '../../features/refunds/refunds.view-model.ts';
import { TOASTS_VIEW_MODEL } from '../../features/toasts/index.ts';
import { NAVIGATOR } from '../../routes/index.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { announcing } from '../modules/announcing.ts';
import { bindOnce, provideFromPlatform } from '../modules/bind.ts';
import { bindPictures } from '../modules/pictures.module.ts';
import { API, DATA_CACHE, TIME_ZONES, TRANSLATE } from '../tokens.ts';
import { definePage } from './define-page.ts';

const MAKE_UUID = defineToken<() => string>('RefundKeys');
const SCOPE = defineToken<() => readonly unknown[]>('RefundScope');

const bindRefunds = bindOnce(ORDER_REFUNDS, (options) => {
  bindPictures(options);
  provide(options, ORDER_REFUNDS, announcing(createHttpOrderRefunds), {
    api: API,
    context: CONTEXT,
    reference: REFERENCE_VIEW_MODEL,
  });
  provide(
    options,
    SCOPE,
    ({ context }: { readonly context: AppContext }) =>
      () =>
        context.scope(),
    {
      context: CONTEXT,
    },
  );
  provideFromPlatform(options, MAKE_UUID, (platform) => platform.makeUuid);
});

const shared = {
  cache: DATA_CACHE,
  refunds: ORDER_REFUNDS,
  scope: SCOPE,
  toasts: TOASTS_VIEW_MODEL,
  translate: TRANSLATE,
};

/** Asking for money back, and what became of it, which share one module. */
export const pages = {
  problem: definePage(
    ProblemViewModel,
    ProblemView,
    { ...shared, uploads: PICTURE_UPLOADS, navigator: NAVIGATOR, makeUuid: MAKE_UUID },
    bindRefunds,
  ),
  refunds: definePage(RefundsViewModel, RefundsView, { ...shared, zones: TIME_ZONES }, bindRefunds),
};
