import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslate } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as addressIcons from '../../ui/icon/address-icons.data.ts';
import * as moreIcons from '../../ui/icon/more-icons.data.ts';
import type { AddressBookViewModel } from './address-book.view-model.ts';
import { POSITION_FAILURES } from './addresses.messages.ts';
import styles from './new-address-buttons.module.scss';

type Ways = Pick<AddressBookViewModel, 'usePosition' | 'openForm' | 'isLocating' | 'positionFailure'>;
type AddressWaysProps = { readonly vm: Ways };

/** The device's position; what happened and the way without it take its place when it is not known. */
export const PositionWay = observer(function PositionWay({ vm }: AddressWaysProps) {
  const translate = useTranslate();
  const id = useId();
  const { positionFailure } = vm;
  return (
    <>
      <div role="status">
        {positionFailure && (
          <div className={styles.refused}>
            <Icon path={addressIcons.mapPinOffIcon} />
            <p>{translate(POSITION_FAILURES[positionFailure.kind])}</p>
          </div>
        )}
      </div>
      <button
        type="button"
        className={styles.way}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-hint`}
        aria-busy={vm.isLocating || undefined}
        onClick={() => void vm.usePosition()}
      >
        <span className={styles.icon}>
          <Icon path={moreIcons.locateFixedIcon} />
        </span>
        <span>
          <strong id={`${id}-name`}>
            {translate(
              vm.isLocating ? 'address.locating' : positionFailure ? 'error.try_again' : 'address.use_position',
            )}
          </strong>
          {!positionFailure && (
            <span id={`${id}-hint`} className={styles.line}>
              {translate('address.position_hint')}
            </span>
          )}
        </span>
      </button>
    </>
  );
});

/** The last way: a pin on the map. */
export const MapWay = observer(function MapWay({ vm }: AddressWaysProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <button
      type="button"
      className={styles.way}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-hint`}
      onClick={() => vm.openForm()}
    >
      <span className={styles.icon}>
        <Icon path={addressIcons.mapIcon} />
      </span>
      <span>
        <strong id={`${id}-name`}>{translate('address.choose_map')}</strong>
        <span id={`${id}-hint`} className={styles.line}>
          {translate('address.choose_map_hint')}
        </span>
      </span>
      <Icon path={moreIcons.chevronRightIcon} />
    </button>
  );
});
