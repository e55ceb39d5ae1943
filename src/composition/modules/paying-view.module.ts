import { LAZY_BINDINGS, provide, type LazyBindings } from '../../di/index.ts';
import { PAYING } from '../../features/paying/index.ts';
import { bindOnce } from './bind.ts';
import { lazyBoundView } from './lazy-service.ts';

/** The payment on the page of an order or a parcel; loads when there is something to say about it. */
export const bindPayingView = bindOnce(PAYING, (options) =>
  provide(
    options,
    PAYING,
    ({ late }: { readonly late: LazyBindings }) => lazyBoundView(late, () => import('./paying.module.ts')),
    { late: LAZY_BINDINGS },
  ),
);
