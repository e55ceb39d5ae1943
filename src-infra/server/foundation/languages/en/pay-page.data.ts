import type { PayPageTexts } from '../page-texts.ts';

export const payPage: PayPageTexts = {
  title: 'Pay with :provider', note: 'This page stands in for :provider. No real money moves.',
  things: { cart: 'Your Tiffin order', order: 'Tiffin order #:id', tip: 'Tip for order #:id', parcel: 'Tiffin parcel #:id', 'top-up': 'Money for your Tiffin wallet', share: 'Your share of a group order' },
  pay: 'Pay :amount', cancel: 'Cancel and go back', tryOut: 'See what else can happen', decline: 'Let the bank decline', lost: 'Pay, and lose the answer',
  declined: 'Your bank declined the payment. Nothing was charged. Try again, or go back and choose another way to pay.',
  paidTitle: 'Paid', paid: 'Your payment of :amount went through. Tiffin has not heard of it yet; the message comes in a few seconds.',
  waitingTitle: 'Your payment is being confirmed', waiting: 'This usually takes a few seconds. The page looks again by itself.', goOn: 'Continue to Tiffin',
  brokenTitle: 'There is nothing to pay here', broken: 'The link is incomplete or has ended. Go back to Tiffin and start the payment again.',
  unreachableTitle: ':provider cannot be reached', unreachable: 'Nothing was charged. Try again in a moment, or go back and choose another way to pay.', again: 'Try again',
  busyTitle: 'Too many attempts', busy: 'Wait a moment, then try again. Nothing was charged.', home: 'To Tiffin',
};
