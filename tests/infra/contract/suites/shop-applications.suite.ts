import { createHttpShopApplications } from '@infra/partners/http-shop-applications.adapter.ts';
import { makePicture, sendForm } from '../../../server/support/uploading.ts';
import { describePort } from '../describe-port.ts';
import type { Embedded } from '../embedded.ts';
import { createFakeShopApplications } from '../fakes/fake-shop-applications.ts';
import { sampleContext, sampleOf } from '../samples.ts';
import { application } from '../subjects/application.ts';
import { shopApplicationsLaws } from '../laws/shop-applications.laws.ts';

export const shopApplicationsSuite = (embedded: Embedded): void =>
  describePort('ShopApplications', shopApplicationsLaws, {
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
          createHttpShopApplications({ api, context: sampleContext, announces: () => true }).apply(
            application,
            crypto.randomUUID(),
          ),
      },
    ],
  });
