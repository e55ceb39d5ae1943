import { createApi } from '../../server/support/api.ts';

export const BASE = `http://127.0.0.1:${process.env['BROWSER_PORT'] ?? 8471}`;

/** A running server, called as another client would; every answer is held against the description. */
export const apiOf = (base: string) =>
  createApi({
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
      return fetch(`${base}${pathname}${search}`, {
        method: request.method,
        headers: request.headers,
        ...(hasBody && { body: await request.text() }),
      });
    },
  });
export const api = apiOf(BASE);

export type Customer = { readonly email: string; readonly password: string; readonly token: string };

/** The harbor of the demo city, within the zone of its first shop. */
export const HOME = { latitude: 41.4927, longitude: -71.3072 };
export const STREET = '12 Harbor Street';
const PASSWORD = 'lunchbox';

/** A new account with a phone number and one saved address, as after a first visit some days ago. */
export const newCustomer = async (name: string, at = api): Promise<Customer> => {
  const email = `${name}-${process.pid}-${Date.now()}@journey.test`;
  await at.ok('register', { email }, { as: 'query' });
  const desk = await at.signIn('desk@tiffin.test');
  const [mail] = (await at.ok('listOutbox', { to: email }, { token: desk })).data;
  const { verify_token } = (await at.ok('verifyCode', { code: mail?.code ?? '', email })).data;
  const account = {
    email,
    firstname: name,
    lastname: 'Journey',
    password: PASSWORD,
    password_confirmation: PASSWORD,
    verify_token,
  };
  const { token } = (await at.ok('completeRegistration', account)).data;
  const digits = `${Date.now()}`.slice(-7);
  const phone = `+1401${digits}`;
  await at.ok('updateProfile', { firstname: name, lastname: 'Journey', phone, old_password: PASSWORD }, { token });
  await at.ok(
    'createAddress',
    { title: 'Home', address: { address: STREET }, location: [HOME.latitude, HOME.longitude], active: true },
    { token },
  );
  return { email, password: PASSWORD, token };
};

/** A pending table request would be answered by its shop in the middle of a test, with a notification to its guest. */
export const giveBackTables = async (at: typeof api, token: string): Promise<void> => {
  const asked = (await at.ok('listMyBookings', {}, { token })).data.filter(({ status }) => status === 'new');
  if (asked.length > 0) await at.call('cancelBookings', { ids: asked.map(({ id }) => id) }, { token });
};

export const ordersOf = async ({ token }: Pick<Customer, 'token'>, at = api) =>
  (await at.ok('listOrders', { perPage: 100 }, { token })).data;
