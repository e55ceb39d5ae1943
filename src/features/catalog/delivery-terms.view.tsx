import { observer } from 'mobx-react-lite';
import { deliveryFeeTo, distanceKm, type DeliveryFee, type ShopCard } from '@domain/catalog/index.ts';
import { useService } from '../../di/index.ts';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { ADDRESS_CHOICE } from '../addresses/index.ts';
import { Price } from '../currency/index.ts';
import { LOCALE_VIEW_MODEL } from '../locale/index.ts';
import { kindsText } from './kinds-text.ts';

type Delivering = Pick<ShopCard, 'deliveryFee' | 'location'>;

const useFee = (shop: Delivering): DeliveryFee & { readonly isFree: boolean } => {
  const fee = deliveryFeeTo(shop, useService(ADDRESS_CHOICE).chosen?.location);
  return { ...fee, isFree: fee.isFinal && fee.amount.minor === 0 };
};

/** CATALOG-6: "Delivery $2.52" for the chosen address; "from" the least fee while none is chosen. */
export const DeliveryFact = observer(function DeliveryFact({ shop }: { readonly shop: Delivering }) {
  const translate = useTranslate();
  const { amount, isFinal, isFree } = useFee(shop);
  if (isFree) return <strong data-free>{translate('facts.free_delivery')}</strong>;
  return (
    <Trans id={isFinal ? 'facts.delivery' : 'facts.delivery_from'} parts={{ amount: <Price amount={amount} /> }} />
  );
});

/** CATALOG-6: what the amount is called, and whether it is the least of several. */
export const DeliveryTerm = observer(function DeliveryTerm({ shop }: { readonly shop: Delivering }) {
  const translate = useTranslate();
  return translate(useFee(shop).isFinal ? 'shop.delivery' : 'shop.delivery_from');
});

export const DeliveryAmount = observer(function DeliveryAmount({ shop }: { readonly shop: Delivering }) {
  const translate = useTranslate();
  const { amount, isFree } = useFee(shop);
  return isFree ? translate('shop.free') : <Price amount={amount} />;
});

type KindAndDistanceProps = { readonly shop: Pick<ShopCard, 'kinds' | 'description' | 'location'> };

/** "Pizza, Pasta · 2.2 km": what a shop is found under, else how it describes itself, and how far away it is. */
export const KindAndDistance = observer(function KindAndDistance({ shop }: KindAndDistanceProps) {
  const translate = useTranslate();
  const { language } = useService(LOCALE_VIEW_MODEL);
  const place = useService(ADDRESS_CHOICE).chosen?.location;
  const words = kindsText(shop.kinds, language) || shop.description;
  if (!place || !shop.location) return words;
  const km = Number(distanceKm(shop.location, place));
  return (
    <>
      {words !== '' && `${words} · `}
      <bdi>
        {translate('facts.km', {
          km: km.toLocaleString(language, { maximumFractionDigits: 1, numberingSystem: 'latn' }),
        })}
      </bdi>
    </>
  );
});
