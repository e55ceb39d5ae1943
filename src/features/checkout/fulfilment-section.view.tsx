import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { DeliveryAddress } from '@domain/addresses/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import * as wayIcons from '../../ui/icon/way-icons.data.ts';
import { ADDRESS_POPOVER } from '../addresses/index.ts';
import styles from './choices.module.scss';
import section from './section.module.scss';
import type { CheckoutViewModel } from './checkout.view-model.ts';
import { Section } from './section.view.tsx';

/** Delivery or pickup, and the address. */
export const FulfilmentSection = observer(function FulfilmentSection({ vm }: { readonly vm: CheckoutViewModel }) {
  const translate = useTranslate();
  const place = useId();
  const isDelivery = vm.fulfilment === 'delivery';
  const { address } = vm.context;
  const shop = vm.context.shop?.value;
  const fault = vm.faults.has('address-missing')
    ? translate('checkout.fault.address')
    : vm.faults.has('outside-zone')
      ? translate('checkout.fault.zone')
      : undefined;
  return (
    <Section title={translate('checkout.how')} fault={fault}>
      <div className={styles.segments} role="radiogroup" aria-label={translate('checkout.how')}>
        <label>
          <input
            type="radio"
            name="how"
            checked={isDelivery}
            onChange={() => vm.form.choose({ fulfilment: 'delivery' })}
          />
          <Icon path={wayIcons.bikeIcon} />
          {translate('checkout.delivery')}
        </label>
        <label>
          <input
            type="radio"
            name="how"
            checked={!isDelivery}
            onChange={() => vm.form.choose({ fulfilment: 'pickup' })}
          />
          <Icon path={icons.storeIcon} />
          {translate('checkout.pickup')}
        </label>
      </div>
      <div className={styles.place}>
        <span className={styles.mark}>
          <Icon path={isDelivery ? icons.mapPinIcon : icons.storeIcon} />
        </span>
        <div id={place}>
          {isDelivery ? (
            <>
              <p className={section.strong}>{address ? <bdi>{address.text}</bdi> : translate('checkout.no_address')}</p>
              {address && <p className={section.muted}>{detailsOf(address, translate)}</p>}
            </>
          ) : (
            <>
              <p className={section.strong}>
                <bdi>{shop?.title}</bdi>
              </p>
              <p className={section.muted}>
                <bdi>{shop?.address}</bdi>
              </p>
            </>
          )}
        </div>
        {isDelivery && (
          <button
            type="button"
            {...buttonAttributes({ look: 'text' })}
            popoverTarget={ADDRESS_POPOVER}
            aria-describedby={place}
          >
            {translate(address ? 'checkout.change_address' : 'checkout.add_address')}
          </button>
        )}
      </div>
    </Section>
  );
});

const PARTS = ['house', 'entrance', 'floor'] as const;

const detailsOf = (address: DeliveryAddress, translate: ReturnType<typeof useTranslate>): string =>
  [
    ...PARTS.filter((part) => address[part] !== '').map((part) =>
      translate(`address.${part}_is`, { value: address[part] }),
    ),
    address.comment,
  ]
    .filter((text) => text !== '')
    .join(' · ');
