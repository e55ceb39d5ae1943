import type { Container } from 'inversify';
import { createContext, useContext, useEffect } from 'react';
import type { Token } from './token.ts';

const ContainerContext = createContext<Container | undefined>(undefined);
export const ContainerProvider = ContainerContext.Provider;

export interface Activatable {
  /** Starts subscriptions; the returned function stops them. Safe to call again after stopping. */
  activate(): () => void;
}

/** Services that components have resolved: hundreds of components use the same few. */
const known = new WeakMap<Container, Map<symbol, unknown>>();

const lookUp = <Service,>(container: Container, token: Token<Service>): Service => {
  const services = known.get(container) ?? new Map<symbol, unknown>();
  known.set(container, services);
  if (!services.has(token)) services.set(token, container.get<Service>(token));
  return services.get(token) as Service;
};

/** Returns the service of a token, the same one for every component of the container. */
export const useService = <Service,>(token: Token<Service>): Service => {
  const container = useContext(ContainerContext);
  if (!container) throw new Error('A view-model needs a <ContainerProvider> above it');
  return lookUp(container, token);
};

/** Returns a view-model and keeps it active while the component is mounted. */
export const useViewModel = <ViewModel extends Activatable>(token: Token<ViewModel>): ViewModel => {
  const viewModel = useService(token);
  useEffect(() => viewModel.activate(), [viewModel]);
  return viewModel;
};
