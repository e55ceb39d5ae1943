export { approveRefund, refundNote, type RefundEffects, type RefundedOrder } from './approve-refund.ts';
export {
  decideRefund,
  readRefundStatus,
  REFUND_STATUSES,
  type DecidedRefund,
  type DecisionRefusal,
  type RefundDecision,
  type RefundStatus,
} from './refund-status.ts';
export {
  REFUND_CAUSE_MAX,
  refundRefusal,
  requestRefund,
  type RefundableOrder,
  type RefundRefusal,
  type RefundRequest,
} from './request-refund.ts';
export {
  depositNote,
  openBoxes,
  returnBoxes,
  returnedDeposit,
  type BoxesRefusal,
  type DepositOrder,
  type ReturnedBoxes,
} from './return-boxes.ts';
export {
  creditOf,
  paidByLine,
  paidForGoods,
  piecesLeft,
  quoteRefund,
  REFUND_REASONS,
  type PaidGoods,
  type PaidLine,
  type PiecesRefusal,
  type RefundedPieces,
  type RefundQuote,
  type RefundReason,
  type WantedPieces,
} from './partial-refund.ts';
export type { AskedPieces, OrderRefunds, OwnRefund, PiecesRequest, RefundableGoods } from './order-refunds.port.ts';
