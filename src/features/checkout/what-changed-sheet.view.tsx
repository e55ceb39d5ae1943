import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { Money } from '@domain/pricing/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Sheet } from '../../ui/sheet/index.ts';
import { changeText } from './change.messages.ts';
import styles from './what-changed-sheet.module.scss';
import type { PlacingViewModel, WhatChanged } from './placing.view-model.ts';

type WhatChangedSheetProps = {
  readonly vm: Pick<PlacingViewModel, 'changed' | 'accept' | 'goBack'>;
  readonly price: (amount: Money | undefined) => string;
};

/** ORDER-5: shows the changes since the last total, before anything is paid. */
export const WhatChangedSheet = observer(function WhatChangedSheet({ vm, price }: WhatChangedSheetProps) {
  const translate = useTranslate();
  const headingId = useId();
  const { changed } = vm;
  return (
    <Sheet
      isOpen={changed !== undefined}
      onClose={vm.goBack}
      labelledBy={headingId}
      closeLabel={translate('cart.close')}
      shape="narrow"
    >
      {changed && <Changed {...changed} headingId={headingId} vm={vm} price={price} />}
    </Sheet>
  );
});

type ChangedProps = WhatChanged & WhatChangedSheetProps & { readonly headingId: string };

function Changed({ changes, before, after, headingId, vm, price }: ChangedProps) {
  const translate = useTranslate();
  return (
    <div className={styles.changed}>
      <h2 id={headingId}>{translate('checkout.changed_title')}</h2>
      {changes.length > 0 && (
        <ul>
          {changes.map((change) => {
            const text = changeText(change, price, translate);
            return <li key={text}>{text}</li>;
          })}
        </ul>
      )}
      {before && after && before.minor !== after.minor && (
        <p>{translate('checkout.changed_total', { from: price(before), to: price(after) })}</p>
      )}
      {after && (
        <Button look="main" isWide onClick={() => void vm.accept()}>
          {translate('checkout.order_for', { amount: price(after) })}
        </Button>
      )}
      <Button isWide onClick={vm.goBack}>
        {translate('checkout.go_back')}
      </Button>
    </div>
  );
}
