import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTwilioSender } from '@infra/server/foundation/outbox/delivery/index.ts';
import { setSettings } from '../identity/stage.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';

const ACCOUNT = 'AC0123456789abcdef0123456789abcdef';
type Post = { readonly path: string | undefined; readonly authorization: string | undefined; readonly form: string };
const posts: Post[] = [];
const answers: number[] = [];
const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
};
const api = createServer((request, response) => {
  void bodyOf(request).then((form) => {
    posts.push({ path: request.url, authorization: request.headers.authorization, form });
    response.writeHead(answers.shift() ?? 201, { 'content-type': 'application/json' });
    response.end('{"code":21211,"message":"The number +31612345678 is not valid"}');
  });
});
let test: TestMarketplace;
let url: string;
const lastOf = (to: string) =>
  test.store.database
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '=', to)
    .orderBy('id', 'desc')
    .executeTakeFirst();

beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  test = await startMarketplace({
    LIMITS: 'off',
    TWILIO_ACCOUNT_SID: ACCOUNT,
    TWILIO_AUTH_TOKEN: 'token',
    TWILIO_FROM: '+3197010203',
    TWILIO_API_URL: url,
  });
  await setSettings(test, { auth_option: 'both' });
});
afterAll(async () => {
  await test.marketplace.close();
  await new Promise((resolve) => api.close(resolve));
});

describe('OPS-5 a text message', () => {
  const askForCode = (phone: string) => test.api.ok('register', { phone }, { as: 'query' });

  it('takes a code to a phone by one signed request', async () => {
    await askForCode('31612345670');
    const stored = await lastOf('31612345670');
    await test.timers.tick();
    expect(posts).toEqual([
      {
        path: `/2010-04-01/Accounts/${ACCOUNT}/Messages.json`,
        authorization: `Basic ${Buffer.from(`${ACCOUNT}:token`).toString('base64')}`,
        form: new URLSearchParams({ To: '+31612345670', From: '+3197010203', Body: stored?.body ?? '' }).toString(),
      },
    ]);
    expect(await lastOf('31612345670')).toMatchObject({ status: 'sent', code: expect.stringMatching(/^\d{6}$/) });
  });

  it.each([
    [400, 'failed', '400 21211'],
    [401, 'waiting', '401 21211'],
    [429, 'waiting', '429 21211'],
    [503, 'waiting', '503 21211'],
  ] as const)('answered with %i is %s, without its number in the reason', async (status, state, failure) => {
    const phone = `316123456${status % 100}`;
    await askForCode(phone);
    answers.push(status);
    await test.timers.tick();
    expect(await lastOf(phone)).toMatchObject({ status: state, failure });
  });

  it('waits while the service cannot be reached, and may name a messaging service', async () => {
    const text = {
      id: 1,
      channel: 'sms',
      to: '+31',
      subject: null,
      body: 'Hello',
      queuedAt: 0,
      earlierAttempts: 0,
    } as const;
    const config = { accountSid: ACCOUNT, authToken: 'token', from: `MG${'0'.repeat(32)}`, url };
    const sender = createTwilioSender(config, fetch);
    expect(await sender.send(text)).toEqual({ kind: 'sent' });
    expect(posts.at(-1)?.form).toContain(`MessagingServiceSid=${config.from}`);
    const broken = createTwilioSender(config, () => Promise.reject(new TypeError('fetch failed')));
    expect(await broken.send(text)).toEqual({ kind: 'unavailable', reason: 'fetch failed' });
  });
});
