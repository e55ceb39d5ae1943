import { ContainerModule } from 'inversify';
import type { ChatPartner } from '@domain/chat/index.ts';
import type { Answer } from '@domain/kernel/answer.ts';
import { ok } from '@domain/kernel/result.ts';
import type { Courier } from '@domain/orders/index.ts';
import type { DataCache } from '../../data/index.ts';
import { defineToken, provide } from '../../di/index.ts';
import type { SubjectId } from '../../features/chat/chat-address.ts';
import type { Subject } from '../../features/chat/chat.view-model.ts';
import { headline as orderHeadline } from '../../features/orders/order-texts.ts';
import type { OrderQueries } from '../../features/orders/orders.queries.ts';
import { headline as parcelHeadline } from '../../features/parcels/parcel-texts.ts';
import type { ParcelQueries } from '../../features/parcels/parcels.queries.ts';
import type { Translate } from '../../i18n/index.ts';
import { DATA_CACHE, TRANSLATE } from '../tokens.ts';
import { bindOrderQueries, ORDER_QUERIES } from './order-queries.module.ts';
import { bindParcels, PARCEL_QUERIES } from './parcels.module.ts';

type LoadSubject = (subject: SubjectId) => Answer<Subject>;
type Deps = {
  readonly cache: DataCache;
  readonly orders: OrderQueries;
  readonly parcels: ParcelQueries;
  readonly translate: Translate;
};
type Faces = Subject['faces'];

const courierFaces = (courier: Courier | undefined): Faces =>
  courier?.id === undefined
    ? []
    : [
        {
          partner: { kind: 'courier', id: courier.id } satisfies ChatPartner,
          name: courier.name.split(' ')[0] ?? '',
          image: courier.image,
        },
      ];

/** What a conversation can be about: an order or a parcel, with those who can be written to about it. */
const createLoadSubject =
  ({ cache, orders, parcels, translate }: Deps): LoadSubject =>
  async (subject) => {
    const number = String(subject.id);
    if (subject.kind === 'parcel') {
      const answer = await cache.load(parcels.parcel(subject.id));
      if (!answer.ok) return answer;
      return ok({
        path: `/parcels/${number}`,
        title: translate('parcel.number', { number }),
        text: parcelHeadline(answer.value, translate),
        faces: courierFaces(answer.value.courier),
      });
    }
    const answer = await cache.load(orders.order(subject.id));
    if (!answer.ok) return answer;
    const { shop, courier } = answer.value;
    return ok({
      path: `/orders/${number}`,
      title: translate('order.number', { number }),
      text: orderHeadline(answer.value, translate),
      faces: [
        { partner: { kind: 'shop', id: shop.id } satisfies ChatPartner, name: shop.title, image: shop.logo },
        ...courierFaces(courier),
      ],
    });
  };

export const service = defineToken<LoadSubject>('LoadChatSubject');

/** Orders and parcels of conversations, imported when an address names one. */
export const bindings = new ContainerModule((options) => {
  if (options.isBound(service)) return;
  bindOrderQueries(options);
  bindParcels(options);
  provide(options, service, createLoadSubject, {
    cache: DATA_CACHE,
    orders: ORDER_QUERIES,
    parcels: PARCEL_QUERIES,
    translate: TRANSLATE,
  });
});
