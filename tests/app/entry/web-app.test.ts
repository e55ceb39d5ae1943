import { describe, expect, it } from 'vitest';
import { createReadVisit } from '@app/entry/node/visits.ts';
import { createWebApp } from '@app/entry/node/web-app.ts';
import { readConfig } from '@infra/server/index.ts';

type Seen = { readonly url: string; readonly address: string };
type Environment = Readonly<Record<string, string>>;

/** Asks a site with these settings from an address of the socket. */
const ask = async (environment: Environment, path: string, headers: Environment, from = '127.0.0.1') => {
  const config = readConfig({ HOST: '0.0.0.0', ...environment });
  if (!config.ok) throw new Error(config.error[0]?.sentence);
  const seen: Seen[] = [];
  const answer = async (request: Request, connection: { readonly remoteAddress: string }): Promise<Response> => {
    seen.push({ url: request.url, address: connection.remoteAddress });
    return new Response(await request.text());
  };
  const app = createWebApp({
    readVisit: createReadVisit(config.value),
    marketplace: { fetch: answer },
    apiHost: '',
    mapsUrl: '',
    adminUrl: '',
    push: undefined,
    hostedChat: undefined,
    hostedIdentity: undefined,
    staticFile: () => undefined,
    siteFile: () => Promise.resolve(undefined),
    page: answer,
    plain: answer,
  });
  const socket = { remoteAddress: from, localAddress: '10.0.0.5', localPort: 8080 };
  const isApi = path.startsWith('/api');
  const request = new Request(`http://${headers['host'] ?? 'own.test'}${path}`, {
    headers,
    ...(isApi && { method: 'POST', body: 'sent' }),
  });
  const response = await app.fetch(request, { incoming: { socket } });
  return { ...seen[0], strict: response.headers.get('strict-transport-security'), text: await response.text() };
};
const FORWARDED = {
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'food.example',
};
const HOSTS = { ALLOWED_HOSTS: 'food.example' };

describe('OPS-2 the site behind a proxy', () => {
  it.each(['/api/v1/auth/login', '/shop/3?x=1'])('tells address and origin of the visitor: %s', async (path) => {
    const seen = await ask({ ...HOSTS, TRUSTED_PROXIES: '127.0.0.1' }, path, { host: '127.0.0.1', ...FORWARDED });
    expect(seen).toMatchObject({ url: `https://food.example${path}`, address: '203.0.113.7' });
    expect(seen.text).toBe(path.startsWith('/api') ? 'sent' : '');
    expect(seen.strict).toMatch(/^max-age=\d{8}$/);
  });

  it('ignores the headers of everybody else', async () => {
    const forged = { host: 'food.example', ...FORWARDED };
    for (const trusted of ['0', '10.0.0.0/8'])
      expect(await ask({ ...HOSTS, TRUSTED_PROXIES: trusted }, '/shop', forged, '198.51.100.9')).toMatchObject({
        url: 'http://food.example/shop',
        address: '198.51.100.9',
        strict: null,
      });
  });

  it('shows the default origin for a host that nobody allowed', async () => {
    const headers = { host: 'evil.test', 'x-forwarded-host': 'evil.test' };
    expect(await ask({ TRUSTED_PROXIES: '1' }, '/sitemap.xml', headers)).toMatchObject({
      url: 'http://localhost:8080/sitemap.xml',
    });
    expect(await ask({}, '/', { host: '10.0.0.5:8080' })).toMatchObject({ url: 'http://10.0.0.5:8080/' });
  });

  it('insists on https where the public address has it', async () => {
    const { strict } = await ask({ PUBLIC_URL: 'https://food.example' }, '/', { host: 'evil.test' });
    expect(strict).toMatch(/^max-age=/);
    expect((await ask({ PUBLIC_URL: 'http://food.example' }, '/', {})).strict).toBeNull();
  });
});
