import { ContainerModule } from 'inversify';
import type { FunctionComponent } from 'react';
import { construct, defineToken, provide, type TokensFor } from '../../di/index.ts';
import type { AnyPage, PageViewModel } from '../../routes/index.ts';
import type { Bind } from '../modules/bind.ts';

/** Defines a page by its view-model, its view and the services it needs, which are bound when its code arrives. */
export const definePage = <Deps extends object, ViewModel extends PageViewModel>(
  Class: new (deps: Deps) => ViewModel,
  View: FunctionComponent<{ readonly vm: ViewModel }>,
  deps: TokensFor<Deps>,
  bind: Bind = () => {},
): AnyPage => {
  const viewModel = defineToken<ViewModel>(Class.name);
  const bindings = new ContainerModule((options) => {
    // The module of a page with two routes is loaded once for each.
    if (options.isBound(viewModel)) return;
    bind(options);
    provide(options, viewModel, construct(Class), deps).inTransientScope();
  });
  return { viewModel, View, bindings };
};
