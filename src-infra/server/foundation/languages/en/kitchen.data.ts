import type { KitchenTexts } from '../kitchen-texts.ts';

export const kitchen: KitchenTexts = {
  title: 'Kitchen', history: 'Orders', searches: 'Number of the order, or name, e-mail or phone of the customer',
  none: 'No order waits just now. New ones appear here by themselves.', noHistory: 'Nobody has ordered yet.', refresh: 'Refresh',
  arrived: { one: ':count new order', other: ':count new orders' },
  number: 'Order :id', moved: 'Order :id: :status.',
  opening: { title: 'New orders', taken: 'You take orders', paused: 'You have paused', pausedText: 'Customers see that the shop takes no orders just now.', pause: 'Pause', resume: 'Take orders again',
    notOpened: 'The shop has not been opened yet', notOpenedText: 'Customers see it, but cannot order.', left: 'Still to do before it opens:', menu: 'Enter your menu', hours: 'Enter your opening hours', open: 'Open the shop' },
  steps: { accepted: 'Accept', cooking: 'Start preparing', ready: 'Ready', delivered: 'Hand over', canceled: 'Cancel the order' },
  cancelMore: 'Cancel …', cancelText: 'This cannot be undone. The customer is told at once, and what was paid goes back.',
  code: 'Code of the customer', codeText: 'Four digits, shown to the customer beside the order.', courier: 'A courier comes for it.',
  facts: { when: 'When', soon: 'As soon as possible', how: 'How', customer: 'Customer', note: 'Note', cutlery: 'Cutlery', noCutlery: 'None', handover: 'Handover', door: 'Leave it at the door', dishes: 'Dishes', total: 'Total', ordered: 'Ordered' },
  ways: { delivery: 'Delivery', pickup: 'Pickup', point: 'Pickup point', dine_in: 'At the table', kiosk: 'Kiosk' },
  atTable: 'At table :table',
  choices: { replace: 'If missing: may be replaced', ask: 'If missing: ask', 'ask-declared': 'If missing: ask, only with stated allergens', 'leave-out': 'If missing: leave out' },
  allergies: { dangerous: 'Allergic to', avoid: 'Avoids' },
  boxes: { back: 'Boxes back: :returned of :boxes', count: 'Boxes brought back', take: 'Take back', taken: 'Order :id: boxes taken back: :count.' },
  missing: {
    more: 'A dish is missing …', which: 'Which one', choose: 'Choose a replacement', isMissing: ':dish is missing.', propose: 'Propose', nothing: 'Nothing: leave it out', undeclared: 'allergens not stated',
    text: 'The customer pays no more than for the ordered dish, and has three minutes to answer.', tell: 'Tell the customer', asked: 'Order :id: the customer is asked.', leftOut: 'Order :id: the dish is left out.',
    open: ':dish: asked for :other', replaced: ':dish: replaced by :other', gone: ':dish: left out',
  },
};
