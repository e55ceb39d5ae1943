import { OPERATOR_SETTINGS, type OperatorSetting } from '@domain/settings/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { openBrowser, type Browser } from './browser.ts';

let test: TestMarketplace;
let browser: Browser;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  browser = openBrowser(test);
  await browser.post('/desk/sign-in', { email: 'desk@tiffin.test', password: 'lunchbox' });
});
afterAll(() => test.marketplace.close());

/** What customers read. */
const shown = async (key: OperatorSetting): Promise<string | undefined> =>
  (await test.api.ok('listSettings')).data.find((setting) => setting.key === key)?.value ?? undefined;
const audit = async (search: string) =>
  (await test.api.ok('listAudit', { search }, { token: await test.api.signIn('desk@tiffin.test') })).data;
const fieldOf = (text: string, key: string): string =>
  new RegExp(`<(?:input|select) [^>]*id="${key}"[^>]*>`).exec(text)?.[0] ?? '';

describe('OPS-6 settings at the desk', () => {
  it('hold every setting that operators may change, each with a label and what it changes', async () => {
    const { text } = await browser.get('/desk/settings');
    for (const key of Object.keys(OPERATOR_SETTINGS)) {
      expect([key, fieldOf(text, key)]).toEqual([key, expect.stringContaining(`aria-describedby="${key}-effect"`)]);
      expect(text).toMatch(new RegExp(`<small id="${key}-effect">[^<]{20,}</small>`));
    }
  });

  it('save each kind of value, which customers read with their next call', async () => {
    const saved: readonly (readonly [string, Readonly<Partial<Record<OperatorSetting, string>>>])[] = [
      ['looks', { ui_type: '3', recommended_count: '4' }],
      ['offers', { group_order: '1', active_parcel: '0', reservation_time_durations: '45' }],
      ['orders', { service_fee: '1.25', payment_type: 'seller' }],
      ['marketplace', { title: 'Soup & <Bowl>', location: '52.37, 4.89', timezone: 'Europe/Vienna' }],
      ['links', { instagram: 'https://photos.example/tiffin', facebook: '' }],
    ];
    for (const [group, values] of saved) {
      const page = await browser.submit(`/desk/settings/${group}`, values);
      expect(page.text).toMatch(/class="told" role="status">[^<]+: saved\./);
      for (const [key, value] of Object.entries(values))
        expect([key, await shown(key as OperatorSetting)]).toEqual([key, value]);
    }
    expect((await browser.get('/desk/settings')).text).toContain('value="Soup &amp; &lt;Bowl&gt;"');
  });

  it('are kept from customers where only the server reads them, also after a change', async () => {
    const { database } = test.store;
    await database.deleteFrom('settings').where('key', 'in', ['by_subscription', 'group_order']).execute();
    await browser.submit('/desk/settings/orders', { by_subscription: '1' });
    await browser.submit('/desk/settings/offers', { group_order: '1' });
    const { text } = await browser.get('/desk/settings?search=by_subscription');
    expect(fieldOf(text, 'by_subscription')).toContain('checked');
    expect([await shown('by_subscription'), await shown('group_order')]).toEqual([undefined, '1']);
  });

  it('hold what an earlier release has not stored as a new marketplace has it, and store it when saved', async () => {
    const key = 'before_order_phone_verified';
    await test.store.database.deleteFrom('settings').where('key', '=', key).execute();
    const token = await test.api.signIn('desk@tiffin.test');
    expect((await test.api.ok('listAllSettings', {}, { token })).data).toContainEqual({ key, value: '0' });
    await browser.submit('/desk/settings/orders', { [key]: '1' });
    expect(await shown(key)).toBe('1');
  });

  it('turn a switch off by its hidden field, and on by the box above it', async () => {
    await browser.submit('/desk/settings/offers', { group_order: '0' });
    expect(await shown('group_order')).toBe('0');
    expect(fieldOf((await browser.get('/desk/settings')).text, 'group_order')).not.toContain('checked');
    const sent = new URLSearchParams('group_order=0&group_order=1');
    const page = await browser.submit('/desk/settings/offers', sent);
    expect(fieldOf(page.text, 'group_order')).toContain('checked');
    expect(await shown('group_order')).toBe('1');
  });

  it('change nothing if one value is wrong, say of each what it takes, and keep what was typed', async () => {
    const before = await shown('ui_type');
    const page = await browser.post('/desk/settings/looks', { ui_type: '2', recommended_count: 'many' });
    expect(page.status).toBe(400);
    expect(page.text).toContain('<li>Recommended shops must be a whole number from 0 to 50.</li>');
    expect(fieldOf(page.text, 'recommended_count')).toMatch(/aria-invalid="true".*value="many"/);
    expect(fieldOf(page.text, 'ui_type')).not.toContain('aria-invalid');
    expect(await shown('ui_type')).toBe(before);
    const zone = await browser.post('/desk/settings/marketplace', { timezone: 'Europe/Atlantis' });
    expect(zone.text).toContain('<li>Time zone must be the name of a time zone such as Europe/Amsterdam.</li>');
  });

  it('are found by words of their label, and unknown groups are not there', async () => {
    const { text } = await browser.get('/desk/settings?search=google');
    expect([fieldOf(text, 'social_auth_google') !== '', fieldOf(text, 'title')]).toEqual([true, '']);
    expect((await browser.get('/desk/settings?search=nothing-like-it')).text).toContain('No matches.');
    expect((await browser.post('/desk/settings/nonsense', { title: 'X' })).status).toBe(404);
  });

  it('never take a setting of the server', async () => {
    const token = await test.api.signIn('desk@tiffin.test');
    const refusal = await test.api.no('changeSettings', { values: { api_extensions: 'operator' } }, { token });
    expect([refusal.status, Object.keys(refusal.params)]).toEqual([400, ['api_extensions']]);
    await browser.post('/desk/settings/accounts', { is_demo: '0', password_min: '7' });
    expect(await shown('password_min')).toBe('7');
    expect((await test.api.ok('listSettings')).data).toContainEqual(
      expect.objectContaining({ key: 'is_demo', value: '1' }),
    );
  });
});

describe('OPS-6 the audit log', () => {
  it('says who changed a setting, from what to what, and nothing if it stays', async () => {
    await browser.submit('/desk/settings/accounts', { otp_expire_time: '3', password_min: '8' });
    await browser.submit('/desk/settings/accounts', { otp_expire_time: '4', password_min: '8' });
    const entries = await audit('otp_expire_time');
    expect(entries.map(({ before, after }) => [before, after])).toEqual([
      ['3', '4'],
      [expect.anything(), '3'],
    ]);
    expect(entries[0]).toMatchObject({ action: 'changeSettings', user: { firstname: 'Desk' } });
    expect((await audit('password_min')).filter(({ after }) => after === '8')).toHaveLength(1);
    const { text } = await browser.get('/desk/audit?search=otp_expire_time');
    expect(text).toContain('<h2>Setting: Minutes between codes</h2>');
    expect(text).toMatch(/<dt>By<\/dt><dd><bdi>Desk Operator<\/bdi>/);
    expect(text).toMatch(/<dt>Before<\/dt><dd><bdi>3<\/bdi>[\s\S]*?<dt>After<\/dt><dd><bdi>4<\/bdi>/);
  });

  it('has an entry for every change of an operator, and none for a refused one', async () => {
    const token = await test.api.signIn('desk@tiffin.test');
    await test.api.no('decideShop', { id: 1, status: 'nonsense' }, { token });
    expect(await audit('decideShop')).toEqual([]);
    await test.api.ok('decideShop', { id: 1, status: 'rejected', status_note: 'Closed <b>' }, { token });
    await test.api.ok('decideShop', { id: 1, status: 'approved' }, { token });
    const entries = await audit('decideShop');
    expect(entries.map(({ subject, after }) => [subject, JSON.parse(after ?? '')])).toEqual([
      ['1', { status: 'approved' }],
      ['1', { status: 'rejected', status_note: 'Closed <b>' }],
    ]);
    expect((await browser.get('/desk/audit?search=decideShop')).text).toContain('Closed &lt;b&gt;');
  });

  it('holds no password and no token', async () => {
    const rows = await test.store.database.selectFrom('audit_log').selectAll().execute();
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.map(({ action }) => action)).not.toContain('logIn');
    expect(JSON.stringify(rows)).not.toMatch(/lunchbox|password"|token"|Bearer/);
  });

  it('is closed to customers', async () => {
    const token = await test.api.signIn('demo@tiffin.test');
    for (const operation of ['listAudit', 'listAllSettings'] as const)
      expect((await test.api.no(operation, {}, { token })).status).toBe(403);
    expect((await test.api.no('changeSettings', { values: { ui_type: '1' } }, { token })).status).toBe(403);
  });
});
