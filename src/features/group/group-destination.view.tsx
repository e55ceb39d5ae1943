import { useTranslate } from '../../i18n/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { ADDRESS_POPOVER } from '../addresses/index.ts';
import styles from './group.module.scss';

type GroupDestinationProps = { readonly destination: string; readonly isOwner: boolean };

/** GROUP-1f: Where the order goes; its owner chooses another address here. */
export function GroupDestination({ destination, isOwner }: GroupDestinationProps) {
  const translate = useTranslate();
  if (destination === '' && !isOwner) return null;
  return (
    <p className={styles.destination}>
      <span>
        {translate('group.destination')}{' '}
        <bdi>{destination === '' ? translate('group.no_destination') : destination}</bdi>
      </span>
      {isOwner && (
        <button type="button" {...buttonAttributes({ look: 'text' })} popoverTarget={ADDRESS_POPOVER}>
          {translate('address.change')}
        </button>
      )}
    </p>
  );
}
