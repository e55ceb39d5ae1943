import { createHttpAddresses } from '@infra/addresses/http-addresses.adapter.ts';
import { describePort } from '../describe-port.ts';
import type { Embedded } from '../embedded.ts';
import { createFakeAddresses } from '../fakes/fake-addresses.ts';
import { sampleOf } from '../samples.ts';
import { addressLaws } from '../laws/addresses.laws.ts';

export const addressesSuite = (market: Embedded): void =>
  describePort('Addresses', addressLaws, {
    fake: createFakeAddresses,
    embedded: async () => createHttpAddresses(await market.customer()),
    quirks: [
      {
        name: 'list',
        body: sampleOf('GET dashboard/user/addresses?'),
        read: (api) => createHttpAddresses({ api }).list(),
      },
    ],
  });
