import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ORIGIN } from '../support/api.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';

let test: TestMarketplace;
let desk: string;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  desk = await test.api.signIn('desk@tiffin.test');
});
afterAll(() => test.marketplace.close());

const opened: ReadableStreamDefaultReader<Uint8Array>[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((reader) => reader.cancel()));
});

/** Opens the stream for a guest; `until` reads on until its text fits. */
const open = async (lastEventId?: string, remoteAddress = '10.0.0.7') => {
  const headers = { ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) };
  const response = await test.marketplace.fetch(new Request(`${ORIGIN}/api/v1/rest/events`, { headers }), {
    remoteAddress,
  });
  const reader = response.body?.getReader();
  if (reader) opened.push(reader);
  let text = '';
  return {
    response,
    until: async (wanted: RegExp): Promise<string> => {
      while (!wanted.test(text)) {
        const chunk = await reader?.read();
        if (!chunk || chunk.done) throw new Error(`The stream ended after ${text}`);
        text += new TextDecoder().decode(chunk.value);
      }
      return text;
    },
  };
};
const change = (key: string, value: string) =>
  test.api.ok('changeSettings', { values: { [key]: value } }, { token: desk });

describe('OPS-6 events for everybody', () => {
  it('tell a guest of a changed setting, which the next read shows', async () => {
    const stream = await open();
    expect(stream.response.headers.get('content-type')).toContain('text/event-stream');
    expect(stream.response.headers.get('cache-control')).toBe('no-store');
    await change('ui_type', '3');
    const text = await stream.until(/data: /);
    expect(text).toMatch(/id: \d+\nevent: changed\ndata: \{\}\n\n$/);
    const response = await test.marketplace.fetch(new Request(`${ORIGIN}/api/v1/rest/settings`));
    expect(response.headers.get('cache-control')).toBe('public, no-cache');
    expect(await response.text()).toContain('"key":"ui_type","value":"3"');
  });

  it('say nothing of a form that changes nothing', async () => {
    await change('ui_type', '2');
    const stream = await open();
    await change('ui_type', '2');
    await change('ui_type', '4');
    const text = await stream.until(/data: /);
    expect(text.match(/event: changed/g)).toHaveLength(1);
  });

  it('reach a reader who was away, once for all that was missed', async () => {
    const first = await open();
    await change('ui_type', '1');
    const [, last = ''] = /id: (\d+)/.exec(await first.until(/data: /)) ?? [];
    await change('ui_type', '2');
    await change('ui_type', '3');
    expect((await (await open(last)).until(/data: /)).match(/event: changed/g)).toHaveLength(1);
    expect(await (await open('999999')).until(/data: /)).toContain('event: reset');
  });

  it('have room for an office behind one address, and no more', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 201; count += 1) statuses.push((await open(undefined, '10.9.9.9')).response.status);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([200, 429]);
    expect((await open(undefined, '10.9.9.8')).response.status).toBe(200);
  });
});
