import type { ContainerModuleLoadOptions } from 'inversify';
import { provide, type Token } from '../../di/index.ts';
import { PLATFORM, type Platform } from '../platform.ts';

/** Adds bindings to the container. */
export type Bind = (options: ContainerModuleLoadOptions) => void;

/**
 * Bindings that several pages share: the first page that needs them adds them. One of their tokens tells whether they
 * are bound already.
 */
export const bindOnce =
  (token: Token<unknown>, bind: Bind): Bind =>
  (options) => {
    if (!options.isBound(token)) bind(options);
  };

/** Binds a service that depends only on the platform. */
export const provideFromPlatform = <Service>(
  options: Parameters<typeof provide>[0],
  token: Token<Service>,
  create: (platform: Platform) => Service,
): void => {
  provide(options, token, ({ platform }: { readonly platform: Platform }) => create(platform), { platform: PLATFORM });
};
