import { observer } from 'mobx-react-lite';
import type { CurrencyId } from '@domain/kernel/ids.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { MenuChoice, MenuList } from '../../ui/menu/index.ts';
import { closePopover, Popover } from '../../ui/popover/index.ts';
import { CURRENCY_POPOVER, CURRENCY_VIEW_MODEL } from './currency.tokens.ts';
import type { CurrencyViewModel } from './currency.view-model.ts';

type CurrencyPickerProps = { readonly vm: Pick<CurrencyViewModel, 'current' | 'options' | 'choose'> };

export const CurrencyPickerView = observer(function CurrencyPickerView({ vm }: CurrencyPickerProps) {
  const translate = useTranslate();
  const choose = (id: CurrencyId): void => {
    closePopover(CURRENCY_POPOVER);
    void vm.choose(id);
  };
  return (
    <Popover id={CURRENCY_POPOVER} label={translate('header.currency')}>
      <MenuList>
        {vm.options.map((currency) => (
          <MenuChoice
            key={currency.id}
            isChosen={currency.id === vm.current?.id}
            onChoose={() => choose(currency.id)}
            end={<bdi>{currency.symbol}</bdi>}
          >
            {currency.title}
          </MenuChoice>
        ))}
      </MenuList>
    </Popover>
  );
});

export function CurrencyPicker() {
  return <CurrencyPickerView vm={useService(CURRENCY_VIEW_MODEL)} />;
}
