import type { ComponentType } from 'react';
import type { Bindings, LazyBindings, Token } from '../../di/index.ts';
import { importWithRetry, lazyView } from '../../ui/lazy/index.ts';

/** A module that is imported late, with the service that it binds. */
export type LazyService<Service> = { readonly bindings: Bindings; readonly service: Token<Service> };
type LazyViewModule<Props> = { readonly bindings: Bindings; readonly View: ComponentType<Props> };

/** Returns a function that imports a module, adds its bindings and returns its service. */
export const lazyService =
  <Service>(late: LazyBindings, load: () => Promise<LazyService<Service>>) =>
  async (): Promise<Service> => {
    const { bindings, service } = await importWithRetry(load);
    late.load(bindings);
    return late.create(service);
  };

/** A view whose code and bindings are imported when it is first rendered. */
export const lazyBoundView = <Props extends object>(
  late: LazyBindings,
  load: () => Promise<LazyViewModule<Props>>,
): ComponentType<Props> =>
  lazyView(async () => {
    const { bindings, View } = await load();
    late.load(bindings);
    return View;
  });
