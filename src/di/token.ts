import type { BindInWhenOnFluentSyntax, ContainerModule, ContainerModuleLoadOptions } from 'inversify';

declare const provides: unique symbol;

/** Names a service in the container and carries its type. */
export type Token<Service> = symbol & { readonly [provides]: Service };

export const defineToken = <Service>(name: string): Token<Service> => Symbol(name) as Token<Service>;

export type TokensFor<Deps> = { readonly [Name in keyof Deps]: Token<Deps[Name]> };

/** Binds a factory to a token and checks every dependency token against the factory's parameter. */
export const provide = <Service, Deps extends object>(
  { bind }: Pick<ContainerModuleLoadOptions, 'bind'>,
  token: Token<Service>,
  factory: (deps: Deps) => Service,
  deps: TokensFor<Deps>,
): BindInWhenOnFluentSyntax<Service> => {
  const names = Object.keys(deps) as (keyof Deps)[];
  const assemble = (...values: unknown[]): Service =>
    factory(Object.fromEntries(names.map((name, index) => [name, values[index]])) as Deps);
  return bind<Service>(token).toResolvedValue(
    assemble,
    names.map((name) => deps[name]),
  );
};

/** Lets a class whose constructor takes one dependency object be used as a factory. */
export const construct =
  <Deps, Service>(Class: new (deps: Deps) => Service) =>
  (deps: Deps): Service =>
    new Class(deps);

/** The bindings that a lazily loaded part of the product adds to the container. */
export type Bindings = ContainerModule;
