import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { isPlaced, type Unplaced } from '@domain/addresses/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { IconButton } from '../../ui/button/index.ts';
import * as moreIcons from '../../ui/icon/more-icons.data.ts';
import { AddressMenu } from './address-menu.view.tsx';
import type { AddressBookViewModel } from './address-book.view-model.ts';
import styles from './address-options.module.scss';

type AddressOptionsProps = {
  readonly vm: Pick<
    AddressBookViewModel,
    'list' | 'isSignedIn' | 'chosen' | 'isChosen' | 'pick' | 'openForm' | 'openChosen' | 'active' | 'remove' | 'reach'
  >;
  /** Called when an address was chosen by a press; arrow keys only move the choice. */
  readonly onPick?: () => void;
  readonly canRemove?: boolean;
};

/** ADDRESS-1: the customer's addresses as radio buttons. */
export const AddressOptions = observer(function AddressOptions({ vm, onPick, canRemove = false }: AddressOptionsProps) {
  const translate = useTranslate();
  const name = useId();
  const { chosen, list } = vm;
  const isElsewhere = chosen !== undefined && !list.some(vm.isChosen);
  if (!isElsewhere && list.length === 0) return null;
  return (
    <fieldset className={styles.options}>
      <legend>{translate('address.title')}</legend>
      {isElsewhere && (
        <Option
          name={name}
          address={chosen}
          isChosen
          onChoose={() => {}}
          onPick={onPick}
          actions={
            !vm.isSignedIn && (
              <IconButton
                icon={moreIcons.pencilIcon}
                label={translate('address.edit', { address: chosen.text })}
                onClick={vm.openChosen}
              />
            )
          }
        />
      )}
      {list.map((address) => (
        <Option
          key={address.id}
          name={name}
          address={address}
          title={address.title}
          isChosen={vm.isChosen(address)}
          isOutside={vm.reach.isOutside(address)}
          onChoose={() => void vm.pick(address)}
          onPick={onPick}
          isDefault={address.isActive && list.length > 1}
          actions={
            <AddressMenu
              called={address.title || address.text}
              onEdit={() => vm.openForm(address)}
              onMakeDefault={address.isActive || !isPlaced(address) ? undefined : () => vm.active.activate(address.id)}
              onRemove={canRemove ? (menu) => removeFrom(menu, () => void vm.remove(address)) : undefined}
            />
          }
        />
      ))}
    </fieldset>
  );
});

type OptionProps = {
  readonly name: string;
  readonly address: Unplaced;
  readonly title?: string;
  readonly isChosen: boolean;
  /** No shop delivers there. */
  readonly isOutside?: boolean;
  readonly onChoose: () => void;
  readonly onPick: (() => void) | undefined;
  /** Whether a device without a choice orders to it. */
  readonly isDefault?: boolean;
  /** What can be done with it besides. */
  readonly actions: ReactNode;
};

/** Keeps the focus in the list when the focused address is removed. */
const removeFrom = (button: HTMLElement, remove: () => void): void => {
  const own = button.closest(`.${styles.option}`);
  const others = [...(button.closest('fieldset')?.querySelectorAll('input') ?? [])].filter(
    (input) => !own?.contains(input),
  );
  (others[0] ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  remove();
};

const PARTS = ['house', 'entrance', 'floor'] as const;

function Option({
  name,
  address,
  title = '',
  isChosen,
  isOutside = false,
  onChoose,
  onPick,
  isDefault = false,
  actions,
}: OptionProps) {
  const translate = useTranslate();
  const called = title || address.text;
  const parts = PARTS.filter((part) => address[part] !== '').map((part) =>
    translate(`address.${part}_is`, { value: address[part] }),
  );
  const mending = isPlaced(address) ? '' : translate('address.place_missing');
  const lines = [
    title === '' ? [] : [address.text],
    parts,
    [address.comment],
    [mending],
    [isDefault ? translate('address.default') : ''],
  ]
    .map((texts) => texts.filter((text) => text !== ''))
    .filter((texts) => texts.length > 0);
  return (
    <div className={styles.option} data-chosen={isChosen || undefined}>
      <label>
        <input
          type="radio"
          name={name}
          checked={isChosen}
          disabled={mending !== ''}
          onChange={onChoose}
          onClick={(event) => event.detail > 0 && onPick?.()}
          onKeyDown={(event) => event.key === 'Enter' && onPick?.()}
        />
        <span>
          <span className={styles.title}>
            <bdi>{called}</bdi>
          </span>
          {lines.map((texts) => (
            <span key={texts.join()} className={styles.line}>
              {texts.map((text, index) => (
                <span key={text}>
                  {index > 0 && ' · '}
                  <bdi>{text}</bdi>
                </span>
              ))}
            </span>
          ))}
          {isOutside && <span className={styles.outside}>{translate('address.out_of_reach')}</span>}
        </span>
      </label>
      {actions}
    </div>
  );
}
