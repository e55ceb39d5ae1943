import type { Container } from 'inversify';
import { createContext, useContext, useEffect, useState } from 'react';
import type { Token } from './token.ts';

const ContainerContext = createContext<Container | undefined>(undefined);
export const ContainerProvider = ContainerContext.Provider;

export interface Activatable {
  /** Starts subscriptions; the returned function stops them. Safe to call again after stopping. */
  activate(): () => void;
}

/** The service a token names, for the lifetime of the component; view-models bound as singletons are shared. */
export const useService = <Service,>(token: Token<Service>): Service => {
  const container = useContext(ContainerContext);
  if (!container) throw new Error('A view-model needs a <ContainerProvider> above it');
  const [service] = useState(() => container.get<Service>(token));
  return service;
};

/** Creates one view-model per mounted component and runs it for as long as it stays mounted. */
export const useViewModel = <ViewModel extends Activatable>(token: Token<ViewModel>): ViewModel => {
  const viewModel = useService(token);
  useEffect(() => viewModel.activate(), [viewModel]);
  return viewModel;
};
