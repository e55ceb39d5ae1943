import type { RefObject } from 'react';
import type { OrderSelection } from '@domain/orders/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import * as moreIcons from '../../ui/icon/more-icons.data.ts';
import { State } from '../../ui/state/index.ts';

type NoOrdersProps = {
  readonly selection: OrderSelection;
  /** Receives the focus when the link that shows all orders disappears. */
  readonly heading: RefObject<HTMLElement | null>;
};

/** Takes the place of a list without orders: there are none at all, or the selection leaves out all of them. */
export function NoOrders({ selection: { group, search }, heading }: NoOrdersProps) {
  const translate = useTranslate();
  if (group === 'all' && search === '')
    return (
      <State
        icon={moreIcons.receiptTextIcon}
        title={translate('orders.none')}
        action={
          <AppLink to="/" {...buttonAttributes({ look: 'main' })}>
            {translate('checkout.find_shops')}
          </AppLink>
        }
      >
        {translate('orders.none_text')}
      </State>
    );
  const isUnderWay = group === 'active' && search === '';
  return (
    <State
      icon={isUnderWay ? moreIcons.receiptTextIcon : icons.searchIcon}
      title={translate(isUnderWay ? 'orders.none_active' : 'orders.none_found')}
      action={
        <AppLink
          to="/orders"
          {...buttonAttributes({ look: 'main' })}
          onClick={() => heading.current?.focus({ preventScroll: true })}
        >
          {translate('orders.show_all')}
        </AppLink>
      }
    >
      {translate(isUnderWay ? 'orders.none_text' : search === '' ? 'orders.none_group' : 'orders.none_found_text')}
    </State>
  );
}
