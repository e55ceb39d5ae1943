import { observer } from 'mobx-react-lite';
import { addressLine } from '@domain/addresses/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { buttonLooks } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { ADDRESS_POPOVER } from '../addresses/index.ts';
import styles from './checkout.module.scss';
import type { CheckoutViewModel } from './checkout.view-model.ts';
import { Section } from './section.view.tsx';

/** Delivery or pickup, and where to. */
export const HowSection = observer(function HowSection({ vm }: { readonly vm: CheckoutViewModel }) {
  const translate = useTranslate();
  const isDelivery = vm.fulfilment === 'delivery';
  const shop = vm.shop?.value;
  const fault = vm.has('address-missing') ? translate('checkout.fault.address') : vm.has('outside-zone') ? translate('checkout.fault.zone') : undefined;
  return (
    <Section title={translate('checkout.how')} fault={fault}>
      <div className={styles.segments} role="radiogroup" aria-label={translate('checkout.how')}>
        <label>
          <input type="radio" name="how" checked={isDelivery} onChange={() => vm.chooseFulfilment('delivery')} />
          <Icon path={icons.bikeIcon} />
          {translate('checkout.delivery')}
        </label>
        <label>
          <input type="radio" name="how" checked={!isDelivery} onChange={() => vm.chooseFulfilment('pickup')} />
          <Icon path={icons.storeIcon} />
          {translate('checkout.pickup')}
        </label>
      </div>
      <div className={styles.place}>
        <span className={styles.mark}><Icon path={isDelivery ? icons.mapPinIcon : icons.storeIcon} /></span>
        <div>
          {isDelivery
            ? <>
                <p className={styles.strong}>{vm.address ? <bdi>{addressLine(vm.address)}</bdi> : translate('checkout.no_address')}</p>
                {vm.address?.comment && <p className={styles.muted}><bdi>{vm.address.comment}</bdi></p>}
              </>
            : <>
                <p className={styles.strong}><bdi>{shop?.title}</bdi></p>
                <p className={styles.muted}><bdi>{shop?.address}</bdi></p>
              </>}
        </div>
        {isDelivery && (
          <button type="button" {...buttonLooks({ look: 'text' })} popoverTarget={ADDRESS_POPOVER}>
            {translate(vm.address ? 'checkout.change_address' : 'checkout.add_address')}
          </button>
        )}
      </div>
    </Section>
  );
});
