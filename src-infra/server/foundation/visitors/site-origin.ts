import { isLoopback } from './loopback.ts';
import type { Visitor } from './visitor.ts';

type Deps = {
  /** Hosts, with their port where it is not the usual one. */
  readonly allowedHosts: readonly string[];
  readonly defaultOrigin: string;
};

/**
 * OPS-2: the origin of links where PUBLIC_URL names none. The visitor's own only if its host is allowed, is of this
 * machine, or is the very address of the socket (`local`); a sender chooses the Host header freely.
 */
export const createSiteOrigin =
  ({ allowedHosts, defaultOrigin }: Deps) =>
  ({ scheme, host }: Pick<Visitor, 'scheme' | 'host'>, local: string | undefined): string =>
    isHost(host) && (allowedHosts.includes(host) || host === local || isLoopbackHost(host))
      ? new URL(`${scheme}://${host}`).origin
      : defaultOrigin;

export const isHost = (text: string): boolean => /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/.test(text);

/** Whether a Host header names this machine. */
const isLoopbackHost = (host: string): boolean => isLoopback(host.replace(/:\d+$/, ''));
