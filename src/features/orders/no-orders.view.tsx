import type { RefObject } from 'react';
import type { OrderSelection } from '@domain/orders/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { Drawing } from '../../ui/drawing/index.ts';
import { State } from '../../ui/state/index.ts';
import {
  doorDrawing,
  emptyPlateDrawing,
  lunchboxDrawing,
  returnedReceiptDrawing,
  searchedReceiptDrawing,
} from './orders-drawings.data.ts';

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
        art={<Drawing shapes={lunchboxDrawing} />}
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
  const { shapes, title, text } = leftOut(group, search);
  return (
    <State
      art={<Drawing shapes={shapes} />}
      title={translate(title)}
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
      {translate(text)}
    </State>
  );
}

/** What to say where the selection leaves out all orders. */
const leftOut = (group: OrderSelection['group'], search: string) => {
  if (search !== '')
    return { shapes: searchedReceiptDrawing, title: 'orders.none_found', text: 'orders.none_found_text' } as const;
  switch (group) {
    case 'active':
      return { shapes: doorDrawing, title: 'orders.none_active', text: 'orders.none_text' } as const;
    case 'refund':
      return { shapes: returnedReceiptDrawing, title: 'orders.none_refund', text: 'refunds.none_text' } as const;
    case 'all':
    case 'delivered':
    case 'canceled':
      return { shapes: emptyPlateDrawing, title: 'orders.none_found', text: 'orders.none_group' } as const;
  }
};
