import { expect, it } from 'vitest';
import { categoryId } from '@domain/kernel/ids.ts';
import type { ShopApplications } from '@domain/partners/index.ts';
import { applicationFormOf } from '@domain/testing/index.ts';
import type { Laws } from './laws.ts';
import { taken } from '../outcome.ts';
import { application } from '../subjects/application.ts';

/** A customer who may open a shop, and one without a password. */
export type ShopApplicationsSubject = {
  readonly applications: ShopApplications;
  readonly passwordless: ShopApplications;
  /** The address of a picture the first has sent. */ picture(type: 'shops/logo' | 'shops/background'): Promise<string>;
};

export const shopApplicationsLaws: Laws<ShopApplicationsSubject> = (fresh) => {
  it('ACCOUNT-7 return the shop, waiting for the operator’s approval', async () => {
    const { applications } = await fresh();
    expect(taken(await applications.apply(application, crypto.randomUUID()))).toMatchObject({
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
    expect(taken(await applications.apply({ ...application, logo, cover }, crypto.randomUUID()))).toMatchObject({
      logo,
      cover,
    });
  });

  it('ACCOUNT-7 accept delivery times in any unit', async () => {
    const { applications } = await fresh();
    expect(
      taken(await applications.apply({ ...application, lead: { from: 1, to: 2, unit: 'hour' } }, crypto.randomUUID()))
        .deliveryTime,
    ).toEqual({ from: 60, to: 120 });
  });

  it('ACCOUNT-7 show their owner the form as it was sent, or that there is none', async () => {
    const { applications } = await fresh();
    expect(taken(await applications.own())).toBeUndefined();
    taken(await applications.apply(application, crypto.randomUUID()));
    expect(taken(await applications.own())).toMatchObject({
      status: 'new',
      note: undefined,
      products: 0,
      form: applicationFormOf(application),
    });
  });

  it('ACCOUNT-7 are the same shop when they are sent again under the same key', async () => {
    const { applications } = await fresh();
    const key = crypto.randomUUID();
    const { id } = taken(await applications.apply(application, key));
    expect(taken(await applications.apply(application, key)).id).toBe(id);
  });

  it('ACCOUNT-7 change what was sent, without pictures that were removed', async () => {
    const { applications, picture } = await fresh();
    expect(await applications.change(application)).toMatchObject({ ok: false, error: { status: 404 } });
    const logo = await picture('shops/logo');
    taken(await applications.apply({ ...application, logo }, crypto.randomUUID()));
    const zone = [...(application.zone ?? [])].reverse();
    const changed = taken(await applications.change({ ...application, kind: 'shop', zone, logo: undefined }));
    expect(changed).toMatchObject({ kind: 'shop', logo: undefined, form: { zone, logo: undefined } });
    expect(taken(await applications.own())).toMatchObject({ form: changed.form });
  });

  it('ACCOUNT-7 are accepted once per person', async () => {
    const { applications } = await fresh();
    taken(await applications.apply(application, crypto.randomUUID()));
    expect(await applications.apply(application, crypto.randomUUID())).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 400, code: 'ERROR_205' },
    });
  });

  it('ACCOUNT-7 require a password and known categories, and open no shop otherwise', async () => {
    const { applications, passwordless } = await fresh();
    expect(await passwordless.apply(application, crypto.randomUUID())).toMatchObject({
      ok: false,
      error: { kind: 'rejected', params: { password: expect.any(Array) as unknown } },
    });
    const unknown = { ...application, categories: [categoryId(987_654)] };
    expect(await applications.apply(unknown, crypto.randomUUID())).toMatchObject({
      ok: false,
      error: { kind: 'rejected', params: { categories: expect.any(Array) as unknown } },
    });
    expect(taken(await applications.apply(application, crypto.randomUUID()))).toMatchObject({ status: 'new' });
  });
};
