import { observer } from 'mobx-react-lite';
import type { DeliveryRange } from '@domain/catalog/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button, buttonAttributes } from '../../ui/button/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as wayIcons from '../../ui/icon/way-icons.data.ts';
import { VisuallyHidden } from '../../ui/text/index.ts';
import { CURRENCY_VIEW_MODEL } from '../currency/index.ts';
import type { AddressFormViewModel } from './address-form.view-model.ts';
import styles from './address-form.module.scss';
import { lengthText } from './distance-text.ts';

/** ADDRESS-5: who delivers to the pin, at once and in words. */
export const ZoneFacts = observer(function ZoneFacts({ vm }: { readonly vm: AddressFormViewModel }) {
  const translate = useTranslate();
  const currency = useService(CURRENCY_VIEW_MODEL);
  const { zone, openShops, range, away } = vm.lookup;
  const { language } = vm;
  const rangeText = ({ least, most, minutes }: DeliveryRange): string =>
    [
      least.minor === most.minor
        ? translate('address.delivery_all', { amount: currency.text(least) })
        : least.minor === 0
          ? translate('address.delivery_free_range', { most: currency.text(most) })
          : translate('address.delivery_range', { least: currency.text(least), most: currency.text(most) }),
      ...(minutes === undefined ? [] : [translate('address.delivery_minutes', { minutes })]),
    ].join(' ');
  return (
    <div role="status">
      {vm.pin && zone === 'outside' && (
        <div className={styles.zone} data-zone="outside">
          <Icon path={icons.triangleAlertIcon} />
          <p>
            <strong>{translate('address.outside')}</strong>{' '}
            {away === undefined
              ? translate('address.outside_text')
              : translate('address.away', { distance: lengthText(away, language) })}
          </p>
          <div className={styles.waysOut}>
            <Button look="text" onClick={vm.openSearch}>
              {translate('address.elsewhere')}
            </Button>
            <AppLink to="/shop" {...buttonAttributes({ look: 'text' })} onClick={vm.collect}>
              {translate('address.collect')}
            </AppLink>
          </div>
        </div>
      )}
      {vm.pin && zone === 'inside' && openShops !== undefined && (
        <div className={styles.zone}>
          <Icon path={wayIcons.bikeIcon} />
          <p>
            <strong>
              {openShops > 0
                ? translate('address.shops_here', { count: openShops })
                : translate('address.shops_closed')}
            </strong>
            {range && (
              <>
                <VisuallyHidden>.</VisuallyHidden> {rangeText(range)}
              </>
            )}
          </p>
        </div>
      )}
    </div>
  );
});
