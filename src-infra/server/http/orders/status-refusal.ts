import type { StatusRefusal } from '../../features/orders/index.ts';
import { notFound, refused, type Refusal } from '../response/index.ts';

/** Renders why a status change was rejected, for orders and parcels (contract 1.5, 4.1). */
export const statusRefused = (kind: StatusRefusal['kind']): Refusal => {
  switch (kind) {
    case 'not-found':
      return notFound;
    case 'not-cancelable':
      return refused('ERROR_254');
    case 'same':
      return refused('ERROR_252');
    case 'final':
      return refused('ERROR_255');
    case 'unknown':
    case 'not-allowed':
      return refused('ERROR_253');
    case 'asked':
      return refused('ERROR_253', { text: 'CUSTOMER_IS_ASKED' });
    case 'wrong-code':
      return refused('ERROR_400', { text: 'HANDOVER_CODE_WRONG' });
    case 'no-courier':
      return refused('ERROR_211');
  }
};
