import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as wayIcons from '../../ui/icon/way-icons.data.ts';
import { slotWords } from '../orders/index.ts';
import styles from './choices.module.scss';
import section from './section.module.scss';
import { TABLE_PLACE_DEPS } from './table-place.tokens.ts';
import { TablePlaceViewModel } from './table-place.view-model.ts';
import type { CheckoutViewModel } from './checkout.view-model.ts';

/** BOOKING-3d: which table an order ahead goes to and when, on the clock of its shop. */
export const TablePlace = observer(function TablePlace({ vm: checkout }: { readonly vm: CheckoutViewModel }) {
  const translate = useTranslate();
  const deps = useService(TABLE_PLACE_DEPS);
  const [vm] = useState(() => new TablePlaceViewModel(deps, checkout));
  useEffect(() => void vm.refresh(), [vm]);
  const { table } = checkout.choices;
  if (!table) return null;
  const city = checkout.times?.otherZone;
  return (
    <>
      {vm.barrier && (
        <p className={section.fault} role="alert">
          <span>{translate('checkout.fault.table')}</span>
        </p>
      )}
      <div className={styles.place}>
        <span className={styles.mark}>
          <Icon path={wayIcons.utensilsIcon} />
        </span>
        <div>
          <p className={section.strong}>
            <bdi>{[translate('table.name', { name: table.table }), table.section].filter(Boolean).join(' · ')}</bdi>
          </p>
          <p className={section.muted}>{translate('checkout.table_when', slotWords(table.slot, translate))}</p>
          {city !== undefined && <p className={section.muted}>{translate('checkout.zone_note', { city })}</p>}
          <Button look="text" onClick={vm.drop}>
            {translate('checkout.table_not')}
          </Button>
        </div>
      </div>
    </>
  );
});
