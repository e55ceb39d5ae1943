import type { $Fetch } from 'ofetch';
import type { OrderNotes } from '@domain/orders/index.ts';
import type { ReadingContext } from '../catalog/catalog-wire.ts';
import { readEntity, requireId } from '../drivers/http/read-entity.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { toOrder } from './order-wire.ts';

type Deps = { readonly api: $Fetch; readonly context: ReadingContext };

/** ORDER-7g: the same note again changes nothing. */
export const createHttpOrderNotes = ({ api, context }: Deps): OrderNotes => ({
  change: (id, note) =>
    readAnswer(api<unknown>(`dashboard/user/orders/${id}/note`, { method: 'PUT', body: { note } }), (body) =>
      readEntity(
        body,
        requireId((item) => toOrder(item, context)),
      ),
    ),
});
