import type { ShopOffer } from '@domain/catalog/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { CURRENCY_VIEW_MODEL } from '../currency/index.ts';

/** Returns the short text of a shop's offer. */
export const useOfferText = (offer: ShopOffer | undefined): string | undefined => {
  const translate = useTranslate();
  const currency = useService(CURRENCY_VIEW_MODEL);
  switch (offer?.kind) {
    case 'percent':
      return translate('offer.percent', { percent: offer.percent });
    case 'fix':
      return translate('offer.fix', { amount: currency.text(offer.amount) });
    case 'bonus':
      return translate('offer.bonus');
    case undefined:
      return undefined;
  }
};
