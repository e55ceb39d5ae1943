import { shopId, stockId, type StockId } from '@domain/kernel/ids.ts';
import { createHttpJoinedGroups, createHttpOwnGroups } from '@infra/cart/http-group-carts.adapter.ts';
import { describePort } from '../describe-port.ts';
import type { Laws } from '../laws/laws.ts';
import type { Client, Embedded } from '../embedded.ts';
import { createFakeGroups } from '../fakes/fake-groups.ts';
import { sampleContext, sampleOf } from '../samples.ts';
import { type Groups, groupLaws, lineLaws, part, versionLaws } from '../laws/group-carts.laws.ts';

const allLaws: Laws<Groups> = (fresh) => {
  groupLaws(fresh);
  lineLaws(fresh);
  versionLaws(fresh);
};

const guestsSample = sampleOf('GET rest/cart/310?shop_id');

const groupContext = <Context extends object>(context: Context) => ({ ...context, scaleOf: () => 2 as const });

type Asker = Pick<Client, 'api'> & { readonly context: typeof sampleContext | Client['context'] };

const joinedBy = ({ api, context }: Asker, announces = true) =>
  createHttpJoinedGroups({ api, context: groupContext(context), announces: () => announces });

const ownOf = ({ api, context }: Asker, announces = true) =>
  createHttpOwnGroups({ api, context: groupContext(context), announces: () => announces });

export const groupCartsSuite = (market: Embedded): void => {
  const fake = (): Groups => ({
    ...createFakeGroups(),
    shop: shopId(1),
    dish: stockId(1),
    sauce: stockId(11),
    soup: stockId(2),
  });
  const stockOf = (item: string): StockId => stockId(market.shopping.stockOf(item));
  const embedded = (announces: boolean) => async (): Promise<Groups> => ({
    own: ownOf(await market.customer(), announces),
    joined: joinedBy(market.guest(), announces),
    shop: shopId(1),
    dish: stockOf('falafel-bowl'),
    sauce: stockOf('addon-tahini'),
    soup: stockOf('lentil-soup'),
  });
  describePort('Group carts', allLaws, {
    fake,
    embedded: embedded(true),
    quirks: [
      {
        name: 'load',
        isOne: true,
        body: guestsSample,
        read: (api) => joinedBy({ api, context: sampleContext }).load(part),
      },
      {
        name: 'join',
        isOne: true,
        body: sampleOf('POST rest/cart/open'),
        read: (api) => joinedBy({ api, context: sampleContext }).join(part, 'Tom'),
      },
      {
        name: 'open',
        isOne: true,
        body: sampleOf('PUT dashboard/user/cart/group/310'),
        read: (api) => ownOf({ api, context: sampleContext }).open(shopId(501)),
      },
    ],
  });
  describePort('Group carts without extensions', lineLaws, { fake, embedded: embedded(false) });
};
