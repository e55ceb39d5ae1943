import type { HttpBindings } from '@hono/node-server';
import { createSiteOrigin, createVisitorOf, type ServerConfig } from '../../../src-infra/server/index.ts';
import type { Connection } from './connection.ts';

/** A request as the visitor sent it, whatever stands in between. */
export type Visit = {
  /** Its URL has the origin of links. */
  readonly request: Request;
  readonly connection: Connection;
  /** Whether a browser may be told to use https from now on. */
  readonly isStrict: boolean;
};
export type ReadVisit = (request: Request, env: HttpBindings) => Visit;

type Settings = Pick<ServerConfig, 'host' | 'port' | 'publicUrl' | 'allowedHosts' | 'trustedProxies'>;

/** OPS-2: reads address, scheme and host of a visitor once, where the request arrives. */
export const createReadVisit = ({ host, port, publicUrl, allowedHosts, trustedProxies }: Settings): ReadVisit => {
  const visitorOf = createVisitorOf(trustedProxies);
  const originOf = createSiteOrigin({ allowedHosts, defaultOrigin: `http://${namedHost(host)}:${port}` });

  return (request, { incoming: { socket } }) => {
    const visitor = visitorOf(
      { address: socket.remoteAddress ?? 'unknown', scheme: 'encrypted' in socket ? 'https' : 'http' },
      request.headers,
    );
    const origin = publicUrl ?? originOf(visitor, `${bracketed(socket.localAddress ?? '')}:${socket.localPort}`);
    return {
      request: publicUrl === undefined ? withOrigin(request, origin) : request,
      connection: { remoteAddress: visitor.address },
      isStrict: origin.startsWith('https:') && !/^https:\/\/localhost\b/.test(origin),
    };
  };
};

/** A host that links can name: a wildcard is none. */
export const namedHost = (host: string): string =>
  host === '0.0.0.0' || host === '::' ? 'localhost' : bracketed(host);

const bracketed = (address: string): string => (address.includes(':') ? `[${address}]` : address);

const withOrigin = (request: Request, origin: string): Request => {
  const { url } = request;
  if (url.startsWith(`${origin}/`)) return request;
  return new Request(origin + url.slice(url.indexOf('/', url.indexOf('//') + 2)), request);
};
