import { observer } from 'mobx-react-lite';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button, buttonAttributes } from '../../ui/button/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as moreIcons from '../../ui/icon/more-icons.data.ts';
import type { AddressFormViewModel } from './address-form.view-model.ts';
import styles from './address-form.module.scss';

/** ADDRESS-5: who delivers to the pin, at once and in words. */
export const ZoneFacts = observer(function ZoneFacts({ vm }: { readonly vm: AddressFormViewModel }) {
  const translate = useTranslate();
  const { zone, openShops } = vm.lookup;
  return (
    <div role="status">
      {vm.pin && zone === 'outside' && (
        <div className={styles.zone} data-zone="outside">
          <Icon path={icons.triangleAlertIcon} />
          <p>
            <strong>{translate('address.outside')}</strong> {translate('address.outside_text')}
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
          <Icon path={moreIcons.bikeIcon} />
          <p>
            <strong>
              {openShops > 0
                ? translate('address.shops_here', { count: openShops })
                : translate('address.shops_closed')}
            </strong>
          </p>
        </div>
      )}
    </div>
  );
});
