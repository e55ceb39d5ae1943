import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify';
import type { FunctionComponent } from 'react';
import { construct, defineToken, provide, type TokensFor } from '../../di/index.ts';
import type { AnyPage, PageViewModel } from '../../routes/index.ts';

/** Binds services that only some pages need; called once per page, so it looks before it binds. */
export type PageServices = (options: ContainerModuleLoadOptions) => void;

/** Joins a page's view-model and view with the services it needs; bound when the page's module arrives. */
export const definePage = <Deps extends object, ViewModel extends PageViewModel>(
  Class: new (deps: Deps) => ViewModel,
  View: FunctionComponent<{ readonly vm: ViewModel }>,
  deps: TokensFor<Deps>,
  bindServices: PageServices = () => {},
): AnyPage => {
  const viewModel = defineToken<ViewModel>(Class.name);
  const bindings = new ContainerModule((options) => {
    // A page that stands at two addresses arrives twice.
    if (options.isBound(viewModel)) return;
    bindServices(options);
    provide(options, viewModel, construct(Class), deps).inTransientScope();
  });
  return { viewModel, View, bindings };
};
