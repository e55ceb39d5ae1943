import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { DeliveryAddress } from '@domain/addresses/index.ts';
import { useService } from '../../di/index.ts';
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
import { TABLE_PLACE } from './table-place.tokens.ts';

/** Delivery or pickup, and the address; or the reserved table that an order is for. */
export const FulfilmentSection = observer(function FulfilmentSection({ vm }: { readonly vm: CheckoutViewModel }) {
  const translate = useTranslate();
  const isDelivery = vm.fulfilment === 'delivery';
  const isAtTable = vm.fulfilment === 'dine_in';
  const fault = vm.faults.has('address-missing')
    ? translate('checkout.fault.address')
    : vm.faults.has('outside-zone')
      ? translate('checkout.fault.zone')
      : isAtTable && AT_TABLE_FAULTS.some((kind) => vm.faults.has(kind))
        ? translate(vm.faults.has('shop-paused') ? 'checkout.fault.paused' : 'checkout.fault.kitchen')
        : undefined;
  return (
    <Section title={translate('checkout.how')} fault={fault}>
      <div className={styles.segments} role="radiogroup" aria-label={translate('checkout.how')}>
        {vm.choices.table && (
          <label>
            <input
              type="radio"
              name="how"
              checked={isAtTable}
              onChange={() => vm.form.choose({ fulfilment: 'dine_in' })}
            />
            <Icon path={wayIcons.utensilsIcon} />
            {translate('checkout.at_table')}
          </label>
        )}
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
            checked={vm.fulfilment === 'pickup'}
            onChange={() => vm.form.choose({ fulfilment: 'pickup' })}
          />
          <Icon path={icons.storeIcon} />
          {translate('checkout.pickup')}
        </label>
      </div>
      {isAtTable ? <AtTable vm={vm} /> : <Place vm={vm} />}
    </Section>
  );
});

const AT_TABLE_FAULTS = ['shop-paused', 'shop-closed', 'day-closed', 'slot-gone'] as const;

/** BOOKING-3d: where the reserved table is. */
const AtTable = observer(function AtTable({ vm }: { readonly vm: CheckoutViewModel }) {
  const TablePlace = useService(TABLE_PLACE);
  return <TablePlace vm={vm} />;
});

/** The address of a delivery, or of the shop where an order is fetched. */
const Place = observer(function Place({ vm }: { readonly vm: CheckoutViewModel }) {
  const translate = useTranslate();
  const place = useId();
  const isDelivery = vm.fulfilment === 'delivery';
  const { address } = vm.context;
  const shop = vm.context.shop?.value;
  return (
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
