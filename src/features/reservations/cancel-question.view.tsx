import { observer } from 'mobx-react-lite';
import { useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Sheet } from '../../ui/sheet/index.ts';
import styles from './reservations.module.scss';
import type { ReservationsViewModel } from './reservations.view-model.ts';

/** The question before a reservation is canceled. */
export const CancelQuestion = observer(function CancelQuestion({ vm }: { readonly vm: ReservationsViewModel }) {
  const translate = useTranslate();
  const { asked } = vm;
  const words = { shop: asked?.shop.title ?? '', start: asked ? vm.startOf(asked) : '' };
  return (
    <Sheet
      isOpen={asked !== undefined}
      onClose={vm.keep}
      label={translate('tables.cancel_title')}
      closeLabel={translate('cart.close')}
      shape="narrow"
    >
      <div className={styles.ask}>
        <h2>{translate('tables.cancel_title')}</h2>
        <p>{translate('tables.cancel_text', words)}</p>
        <Button look="main" isWide isBusy={vm.isCanceling} onClick={() => void vm.cancel()}>
          {translate('tables.cancel')}
        </Button>
        <Button isWide onClick={vm.keep}>
          {translate('tables.keep')}
        </Button>
      </div>
    </Sheet>
  );
});
