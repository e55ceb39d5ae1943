export {
  addLine,
  cartLines,
  cartOf,
  cartShop,
  cartTotals,
  clearCart,
  emptyCart,
  isEmptyCart,
  lineAt,
  positionOf,
  reduceLine,
  removeLine,
  restoreLine,
  setLine,
  setQuantity,
  type AddRefusal,
  type CartTotals,
} from './cart.ts';
export type { Cart } from './persistent-cart/cart-state.ts';
export {
  isSameLine,
  lineKey,
  withQuantity,
  type AddonChoice,
  type AddonLine,
  type CartLine,
  type LineIdentity,
  type LineItem,
  type LineKey,
} from './cart-line.ts';
export {
  AMOUNT_MAX,
  cartAfter,
  PIECES_MAX,
  replaceCart,
  runCommand,
  type CartCommand,
  type CommandRefusal,
} from './command.ts';
export { PRICED_LINES_MAX, type CartPrices } from './cart-prices.port.ts';
export type { CartKeeping, CartStore, MergeMemory, MergePlan, UserCarts } from './cart.ports.ts';
export { entriesBetween, entryOf, ownLines } from './entries.ts';
export { mergeGuestCart, type GuestCartMerge, type MergeBase, type MergeLimit } from './guest-cart-merge.ts';
export {
  createMergeGuestCart,
  type MergedGuestCart,
  type MergeGuestCart,
  type MergeGuestCartDeps,
  type MergeRefusal,
} from './merge-guest-cart.use-case.ts';
export {
  changesBetween,
  noHistory,
  recordStep,
  redo,
  reversedStep,
  undo,
  UNDO_MAX,
  type CartHistory,
  type CartStep,
  type LineChange,
  type TimeTravel,
} from './history.ts';
export { asideFor, putAside, type AsideReader, type PutAside } from './put-aside.ts';
export { foreignChange, putBack, quantityChanges, type ForeignChange } from './foreign-change.ts';
export { applyGroupCommand, DEADLINE_MAX } from './group-order/apply-group-command.ts';
export type {
  GroupAnswer,
  GroupCart,
  GroupInvitation,
  GroupNews,
  GroupPart,
  GroupRejection,
  GroupTerms,
  GroupUpdates,
  JoinedGroups,
  KnownGroup,
  KnownGroups,
  LineRemoval,
  OwnGroups,
  PartWrite,
  SingleLine,
} from './group-order/group-carts.ports.ts';
export type { GroupCommand, GroupRefusal } from './group-order/group-command.ts';
export { groupChanges, type GroupChange, type SeenGroup } from './group-order/group-changes.ts';
export type { Sell } from './group-order/group-lines.ts';
export { whereToAdd, type GroupMembership, type LeaveGroupFirst } from './group-order/group-membership.ts';
export { checkMemberName, MEMBER_NAME_MAX } from './group-order/group-name.ts';
export { MEMBERS_MAX } from './group-order/group-members.ts';
export {
  isOwner,
  isPartOf,
  lockAt,
  memberOf,
  netTotal,
  newGroupOrder,
  type GroupActor,
  type GroupMember,
  type GroupOrder,
  type GroupPayer,
  type ReleasedMember,
} from './group-order/group-order.ts';
export {
  writeAccepted,
  acknowledgeMember,
  editLine,
  newMemberReplica,
  writeRefused,
  releaseMember,
  nextWrite,
  visibleLines,
  type MemberEdit,
  type MemberReplica,
  type MemberSnapshot,
  type MemberWrite,
} from './group-order/member-replica.ts';
export { lineOfRef, lineRef, type LineRef } from './line-ref.ts';
export { checkLineNote, noteRoom, readLineNote, withNote } from './line-note.ts';
export { joinedNote, notesByStock, orderedNote, type NotedLine, type NotedPortion } from './ordered-notes.ts';
export {
  besideNotes,
  entriesWithNotesAside,
  linesWithNotesAside,
  withoutNotes,
  type NotesAside,
  type NotesAsideStore,
} from './notes-aside.ts';
export { lineOf, type ProductOrder } from './line-of.ts';
export { lookUpStocks } from './look-up-stocks.ts';
export {
  clampQuantity,
  LINE_NOTE_MAX,
  LINES_MAX,
  stepDown,
  stepUp,
  type LimitedQuantity,
  type LimitReason,
} from './limits.ts';
export type { SerializedCart } from './replicas/serialized-cart.ts';
export { readCartCommand, readCartLine } from './replicas/read-command.ts';
export type { Malformed, Reader } from './replicas/reader.ts';
export {
  emptyReplica,
  issue,
  resyncReplica,
  mergeReplicas,
  needsResync,
  receive,
  replicaCart,
  type Acknowledgement,
  type CartReplica,
  type Issued,
  type Resynced,
  type Snapshot,
} from './replicas/replica.ts';
export {
  compareTimestamps,
  type Operation,
  type ReplicaMessage,
  type RetiredReplicas,
  type RetirementMessage,
  type VersionVector,
  type AcknowledgementMessage,
  type Timestamp,
} from './replicas/operation-log.ts';
export {
  LOG_MAX,
  serializeReplica,
  readReplica,
  readReplicaMessage,
  type SerializedReplica,
} from './replicas/replica-message.ts';
export { commandsBetween, pricedCart, unpricedLine } from './replicas/shared-lines.ts';
export { withUnsharedEdits, type UnsharedEdit } from './replicas/unshared-edits.ts';
export { acknowledge, compact, compactThrough, stableTimestamp } from './replicas/compaction.ts';
export {
  readShareText,
  SHARE_ADDONS_MAX,
  SHARE_LINES_MAX,
  SHARE_PIECES_MAX,
  SHARE_TEXT_MAX,
  shareText,
  type SharedCart,
  type SharedRefusal,
  type ShareRefusal,
} from './share-link.ts';
export { missingLines, stepSummary, type MissingLine, type StepSummary } from './step-summary.ts';
export { openSharedCart, type OpenSharedCartDeps, type StockProducts } from './open-shared-cart.use-case.ts';
export { cartOfShared, type OpenedCart, type SharedLimit } from './shared-cart.ts';
export {
  netOfLine,
  netOfPart,
  type CartMember,
  type InsertEntry,
  type UserCart,
  type UserCartLine,
} from './user-cart.ts';
