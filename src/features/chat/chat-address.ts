import type { ChatPartner } from '@domain/chat/index.ts';
import { orderId, parcelId, shopId, userId, type OrderId, type ParcelId } from '@domain/kernel/ids.ts';

/** What a conversation is about, shown above it. */
export type SubjectId =
  | { readonly kind: 'order'; readonly id: OrderId }
  | { readonly kind: 'parcel'; readonly id: ParcelId };

/** The address of the chat page: a partner and what it is about, or the list alone. */
export type ChatAddress = { readonly partner: ChatPartner | undefined; readonly subject: SubjectId | undefined };

/** Returns the path of the conversation with a partner, about an order or a parcel. */
export const chatPath = (partner: ChatPartner, subject?: SubjectId): string => {
  const about = subject ? `&${subject.kind}=${subject.id}` : '';
  return partner.kind === 'operator' ? `/chat?with=help${about}` : `/chat?${partner.kind}=${partner.id}${about}`;
};

/** Reads the query of the page; ignores what is malformed. */
export const readChatAddress = (query: Readonly<Record<string, string>>): ChatAddress => {
  const numberOf = (name: string): number | undefined => {
    const text = query[name] ?? '';
    return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
  };
  const [shop, courier, order, parcel] = ['shop', 'courier', 'order', 'parcel'].map(numberOf);
  return {
    partner:
      shop !== undefined
        ? { kind: 'shop', id: shopId(shop) }
        : courier !== undefined
          ? { kind: 'courier', id: userId(courier) }
          : query['with'] === 'help'
            ? { kind: 'operator' }
            : undefined,
    subject:
      order !== undefined
        ? { kind: 'order', id: orderId(order) }
        : parcel !== undefined
          ? { kind: 'parcel', id: parcelId(parcel) }
          : undefined,
  };
};
