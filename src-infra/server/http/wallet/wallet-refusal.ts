import type { DecisionRefusal, SendingRefusal, WithdrawalRefusal } from '../../features/wallet/index.ts';
import { fieldRefused, notFound, refused, type Refusal } from '../response/index.ts';

/**
 * Contract 5.8: renders why a transfer was rejected; a recipient without a wallet has its own message under the code of
 * a low balance.
 */
export const sendingRefused = (refusal: SendingRefusal): Refusal => {
  switch (refusal.kind) {
    case 'unknown-receiver':
      return notFound;
    case 'self':
      return fieldRefused('uuid', 'FIELD_INVALID');
    case 'no-wallet':
      return refusal.of === 'sender' ? refused('ERROR_108') : refused('ERROR_109', { text: 'RECEIVER_WITHOUT_WALLET' });
    case 'not-positive':
    case 'too-large':
      return fieldRefused('price', 'FIELD_INVALID');
    case 'too-low':
      return refused('ERROR_109');
  }
};

export const withdrawalRefused = ({ kind }: WithdrawalRefusal): Refusal => {
  switch (kind) {
    case 'no-wallet':
      return refused('ERROR_108');
    case 'too-low':
      return refused('ERROR_109');
    case 'not-positive':
    case 'too-large':
      return fieldRefused('price', 'FIELD_INVALID');
  }
};

export const decisionRefused = ({ kind }: DecisionRefusal): Refusal => {
  switch (kind) {
    case 'not-found':
      return notFound;
    case 'same':
      return refused('ERROR_252');
    case 'unknown':
    case 'not-allowed':
      return refused('ERROR_253');
    case 'final':
      return refused('ERROR_502');
  }
};
