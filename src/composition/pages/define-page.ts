import { ContainerModule } from 'inversify';
import type { FunctionComponent } from 'react';
import { construct, defineToken, provide, type TokensFor } from '../../di/index.ts';
import type { AnyPage, PageViewModel } from '../../routes/index.ts';

/** Joins a page's view-model and view with the services it needs; bound when the page's module arrives. */
export const definePage = <Deps extends object, ViewModel extends PageViewModel>(
  Class: new (deps: Deps) => ViewModel,
  View: FunctionComponent<{ readonly vm: ViewModel }>,
  deps: TokensFor<Deps>,
): AnyPage => {
  const viewModel = defineToken<ViewModel>(Class.name);
  const bindings = new ContainerModule((options) => void provide(options, viewModel, construct(Class), deps).inTransientScope());
  return { viewModel, View, bindings };
};
