import type { Container } from 'inversify';
import { createContext, useContext, useEffect } from 'react';
import type { Token } from './token.ts';

const ContainerContext = createContext<Container | undefined>(undefined);
export const ContainerProvider = ContainerContext.Provider;

export interface Activatable {
  /** Starts subscriptions; the returned function stops them. Safe to call again after stopping. */
  activate(): () => void;
}

/** What the components of a container have asked for: hundreds of them ask for the same few services. */
const known = new WeakMap<Container, Map<symbol, unknown>>();

const lookUp = <Service,>(container: Container, token: Token<Service>): Service => {
  const services = known.get(container) ?? new Map<symbol, unknown>();
  known.set(container, services);
  if (!services.has(token)) services.set(token, container.get<Service>(token));
  return services.get(token) as Service;
};

/** The service a token names, the same one for every component of the container. */
export const useService = <Service,>(token: Token<Service>): Service => {
  const container = useContext(ContainerContext);
  if (!container) throw new Error('A view-model needs a <ContainerProvider> above it');
  return lookUp(container, token);
};

/** A view-model, run for as long as the component stays mounted. */
export const useViewModel = <ViewModel extends Activatable>(token: Token<ViewModel>): ViewModel => {
  const viewModel = useService(token);
  useEffect(() => viewModel.activate(), [viewModel]);
  return viewModel;
};
