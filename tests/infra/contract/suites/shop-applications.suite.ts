import { randomUUID as uuid } from 'node:crypto';
import { expect, it } from 'vitest';
import { categoryId } from '@domain/kernel/ids.ts';
import type { ShopApplications } from '@domain/partners/index.ts';
import { createHttpShopApplications } from '@infra/partners/http-shop-applications.adapter.ts';
import { makePicture, sendForm } from '../../../server/support/uploading.ts';
import { describePort, type Laws } from '../describe-port.ts';
import type { Embedded } from '../embedded.ts';
import { createFakeShopApplications } from '../fakes/fake-shop-applications.ts';
import { taken } from '../outcome.ts';
import { sampleContext, sampleOf } from '../samples.ts';
import { applicationFormOf } from '@domain/testing/index.ts';
import { application } from '../subjects/application.ts';

/** A customer who may open a shop, and one without a password. */
type Subject = {
  readonly applications: ShopApplications;
  readonly passwordless: ShopApplications;
  /** The address of a picture the first has sent. */ picture(type: 'shops/logo' | 'shops/background'): Promise<string>;
};

const laws: Laws<Subject> = (fresh) => {
  it('ACCOUNT-7 return the shop, waiting for the operator’s approval', async () => {
    const { applications } = await fresh();
    expect(taken(await applications.apply(application, uuid()))).toMatchObject({
      status: 'new',
      title: 'Nadia’s Table',
      description: 'Stews from home',
      kind: 'restaurant',
      deliveryFee: application.tariff,
      minimum: application.minimum,
      deliveryTime: { from: 20, to: 45 },
      location: application.location,
      logo: undefined,
      cover: undefined,
      rating: undefined,
      isVerified: false,
      schedule: { spans: [], isAccepting: false },
    });
  });

  it('ACCOUNT-7 show logo and cover, each in its place', async () => {
    const { applications, picture } = await fresh();
    const [logo, cover] = [await picture('shops/logo'), await picture('shops/background')];
    expect(taken(await applications.apply({ ...application, logo, cover }, uuid()))).toMatchObject({ logo, cover });
  });

  it('ACCOUNT-7 accept delivery times in any unit', async () => {
    const { applications } = await fresh();
    expect(
      taken(await applications.apply({ ...application, lead: { from: 1, to: 2, unit: 'hour' } }, uuid())).deliveryTime,
    ).toEqual({ from: 60, to: 120 });
  });

  it('ACCOUNT-7 show their owner the form as it was sent, or that there is none', async () => {
    const { applications } = await fresh();
    expect(taken(await applications.own())).toBeUndefined();
    taken(await applications.apply(application, uuid()));
    expect(taken(await applications.own())).toMatchObject({
      status: 'new',
      note: undefined,
      products: 0,
      form: applicationFormOf(application),
    });
  });

  it('ACCOUNT-7 are the same shop when they are sent again under the same key', async () => {
    const { applications } = await fresh();
    const key = uuid();
    const { id } = taken(await applications.apply(application, key));
    expect(taken(await applications.apply(application, key)).id).toBe(id);
  });

  it('ACCOUNT-7 change what was sent, without pictures that were removed', async () => {
    const { applications, picture } = await fresh();
    expect(await applications.change(application)).toMatchObject({ ok: false, error: { status: 404 } });
    const logo = await picture('shops/logo');
    taken(await applications.apply({ ...application, logo }, uuid()));
    const zone = [...(application.zone ?? [])].reverse();
    const changed = taken(await applications.change({ ...application, kind: 'shop', zone, logo: undefined }));
    expect(changed).toMatchObject({ kind: 'shop', logo: undefined, form: { zone, logo: undefined } });
    expect(taken(await applications.own())).toMatchObject({ form: changed.form });
  });

  it('ACCOUNT-7 are accepted once per person', async () => {
    const { applications } = await fresh();
    taken(await applications.apply(application, uuid()));
    expect(await applications.apply(application, uuid())).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 400, code: 'ERROR_205' },
    });
  });

  it('ACCOUNT-7 require a password and known categories, and open no shop otherwise', async () => {
    const { applications, passwordless } = await fresh();
    expect(await passwordless.apply(application, uuid())).toMatchObject({
      ok: false,
      error: { kind: 'rejected', params: { password: expect.any(Array) as unknown } },
    });
    const unknown = { ...application, categories: [categoryId(987_654)] };
    expect(await applications.apply(unknown, uuid())).toMatchObject({
      ok: false,
      error: { kind: 'rejected', params: { categories: expect.any(Array) as unknown } },
    });
    expect(taken(await applications.apply(application, uuid()))).toMatchObject({ status: 'new' });
  });
};

export const shopApplicationsSuite = (embedded: Embedded): void =>
  describePort('ShopApplications', laws, {
    fake: () => ({
      applications: createFakeShopApplications({ hasPassword: true, categories: application.categories }),
      passwordless: createFakeShopApplications({ hasPassword: false, categories: application.categories }),
      picture: async (type) => `https://market.test/${type}/table.webp`,
    }),
    embedded: async () => {
      const [customer, passwordless] = [await embedded.customer(), await embedded.customer()];
      const { store } = embedded.market;
      await store.database
        .updateTable('users')
        .set({ password_hash: null })
        .where('id', '=', passwordless.id)
        .execute();
      await store.broadcast.publish('identity', String(passwordless.id));
      return {
        applications: createHttpShopApplications({ ...customer, announces: () => true }),
        passwordless: createHttpShopApplications({ ...passwordless, announces: () => true }),
        picture: async (type: string) =>
          (
            await sendForm(
              embedded.market,
              '/dashboard/galleries',
              [
                ['image', await makePicture('png')],
                ['type', type],
              ],
              customer.token,
            )
          ).body.data.title,
      };
    },
    quirks: [
      {
        name: 'apply',
        isOne: true,
        body: sampleOf('GET rest/shops/501'),
        read: (api) =>
          createHttpShopApplications({ api, context: sampleContext, announces: () => true }).apply(application, uuid()),
      },
    ],
  });
