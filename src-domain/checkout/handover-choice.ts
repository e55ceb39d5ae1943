import type { DeliveryAddress } from '../addresses/index.ts';
import type { ShopKind } from '../catalog/index.ts';
import { noHandover, type Handover } from '../orders/index.ts';
import type { CheckoutChoices, Fulfilment } from './choices.ts';

/** What a note for the courier belongs to: an address with the note that was saved for it. */
export type NotedAddress = Pick<DeliveryAddress, 'text' | 'comment'>;

/** ORDER-9: what the customer chose for the handover of an order; `note` is undefined before any input. */
export type HandoverChoice = Omit<Handover, 'note'> & {
  readonly note: { readonly text: string; readonly instead: NotedAddress } | undefined;
};

/** Nothing is chosen. */
export const noHandoverChoice: HandoverChoice = { ...noHandover, note: undefined };

/** What decides which parts of a handover an order has. */
export type HandoverContext = {
  readonly fulfilment: Fulfilment;
  readonly address: NotedAddress | undefined;
  readonly kind: ShopKind | undefined;
};

/**
 * ORDER-9h: Returns the note for the courier: what was typed for this address, else the note saved with it. Another
 * address, or a new note saved with the same one, ends what was typed.
 */
export const courierNote = ({ note }: HandoverChoice, address: NotedAddress | undefined): string =>
  note && address && note.instead.text === address.text && note.instead.comment === address.comment
    ? note.text
    : (address?.comment ?? '');

/**
 * ORDER-9h: Returns which parts of a handover can be chosen: a courier hands over, and only kitchens add
 * cutlery, of which a laid table needs none.
 */
export const handoverParts = ({
  fulfilment,
  kind,
}: Omit<HandoverContext, 'address'>): { readonly hasCourier: boolean; readonly hasCutlery: boolean } => ({
  hasCourier: fulfilment === 'delivery',
  hasCutlery: kind !== 'shop' && fulfilment !== 'dine_in',
});

/** ORDER-9h: Returns the handover of an order; what cannot be chosen is not asked for. */
export const handoverOf = ({ handover }: Pick<CheckoutChoices, 'handover'>, context: HandoverContext): Handover => {
  const { hasCourier, hasCutlery } = handoverParts(context);
  return {
    ...(hasCourier ? { ...handover, note: courierNote(handover, context.address) } : noHandover),
    cutlery: hasCutlery ? handover.cutlery : 0,
  };
};
