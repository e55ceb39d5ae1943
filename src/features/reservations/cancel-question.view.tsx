import { observer } from 'mobx-react-lite';
import { ordersWithoutTable } from '@domain/reservations/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Question } from '../../ui/question/index.ts';
import type { ReservationsViewModel } from './reservations.view-model.ts';

/** The question before a reservation is canceled. */
export const CancelQuestion = observer(function CancelQuestion({ vm }: { readonly vm: ReservationsViewModel }) {
  const translate = useTranslate();
  const { asked } = vm;
  const { canceled, kept } = ordersWithoutTable(asked?.orders ?? []);
  const words = { shop: asked?.shop.title ?? '', start: asked ? vm.startOf(asked) : '' };
  return (
    <Question
      isOpen={asked !== undefined}
      title={translate('tables.cancel_title')}
      yes={{ label: translate('tables.cancel'), onPress: () => void vm.cancel(), isBusy: vm.isCanceling }}
      no={{ label: translate('tables.keep'), onPress: vm.keep }}
      closeLabel={translate('cart.close')}
    >
      <p>{translate('tables.cancel_text', words)}</p>
      {canceled.map(({ id }) => (
        <p key={id}>{translate('tables.cancel_with', { number: String(id) })}</p>
      ))}
      {kept.map(({ id }) => (
        <p key={id}>{translate('tables.cancel_without', { number: String(id) })}</p>
      ))}
    </Question>
  );
});
