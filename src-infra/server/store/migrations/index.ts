import { reference } from './0001-reference.migration.ts';
import { people } from './0002-people.migration.ts';
import { catalog } from './0003-catalog.migration.ts';
import { goods } from './0004-goods.migration.ts';
import { commerce } from './0005-commerce.migration.ts';
import { placement } from './0006-placement.migration.ts';
import { content } from './0007-content.migration.ts';
import { accounts } from './0008-accounts.migration.ts';
import { groupOrders } from './0009-group-orders.migration.ts';
import { payments } from './0010-payments.migration.ts';
import { refundsRepeats } from './0011-refunds-repeats.migration.ts';
import { parcels } from './0012-parcels.migration.ts';
import { bookings } from './0013-bookings.migration.ts';
import { chat } from './0014-chat.migration.ts';
import { scale } from './0015-scale.migration.ts';
import { operatorDesk } from './0016-operator-desk.migration.ts';
import { lineNotes } from './0017-line-notes.migration.ts';
import { outboxDelivery } from './0018-outbox-delivery.migration.ts';
import { accountChanges } from './0019-account-changes.migration.ts';
import { ownPictures } from './0020-own-pictures.migration.ts';
import { referralCodes } from './0021-referral-codes.migration.ts';
import { groupLinks } from './0022-group-links.migration.ts';
import { unannouncedOrders } from './0025-unannounced-orders.migration.ts';
import { sessionUse } from './0026-session-use.migration.ts';
import { auditLog } from './0027-audit-log.migration.ts';
import { drinks } from './0028-drinks.migration.ts';
import { substitutions } from './0035-substitutions.migration.ts';
import { presences } from './0039-presences.migration.ts';
import { entryCauses } from './0040-entry-causes.migration.ts';
import { heldOrders } from './0041-held-orders.migration.ts';
import { heldParcels } from './0042-held-parcels.migration.ts';
import { repeatPlans } from './0043-repeat-plans.migration.ts';
import { recipeAmounts } from './0044-recipe-amounts.migration.ts';
import { handover } from './0045-handover.migration.ts';
import { tableHolds } from './0046-table-holds.migration.ts';
import { tableReminders } from './0047-table-reminders.migration.ts';
import { followLinks } from './0048-follow-links.migration.ts';
import { comingBookings } from './0049-coming-bookings.migration.ts';
import { bookingChanges } from './0050-booking-changes.migration.ts';
import { parcelFollowLinks } from './0051-parcel-follow-links.migration.ts';
import { webVitals } from './0052-web-vitals.migration.ts';
import { passkeys } from './0053-passkeys.migration.ts';
import { tableWaits } from './0054-table-waits.migration.ts';
import { listedCoupons } from './0055-listed-coupons.migration.ts';
import { waysIn } from './0056-ways-in.migration.ts';
import { kitchenByHand } from './0057-kitchen-by-hand.migration.ts';
import { courierWork } from './0058-courier-work.migration.ts';
import { soldOutToday } from './0059-sold-out-today.migration.ts';
import { soldOutTodayIndex } from './0060-sold-out-today-index.migration.ts';
import { kitchenByHandOptional } from './0061-kitchen-by-hand-optional.migration.ts';
import { openedShops } from './0062-opened-shops.migration.ts';
import { packaging } from './0063-packaging.migration.ts';
import { splitPayments } from './0064-split-payments.migration.ts';
import { tableOrders } from './0065-table-orders.migration.ts';
import { orderAllergens } from './0066-order-allergens.migration.ts';
import { groupDestinations } from './0067-group-destinations.migration.ts';
import { groupSharePayments } from './0068-group-share-payments.migration.ts';
import { chatsOfPartners } from './0069-chats-of-partners.migration.ts';
import { cartLineIds } from './0070-cart-line-ids.migration.ts';
import { existingClients } from './0071-existing-clients.migration.ts';
import { script, type TableMigration } from './migration.ts';
import { orderMails, orderMailsIndex } from './0023-order-mails.migration.ts';
import { refundIndexDrop, refundLines, refundLinesIndex } from './0029-refund-lines.migration.ts';

/** By name, in order. */
export type Migrations = Readonly<Record<string, TableMigration>>;

/** In order of their names. A released migration is not changed: add the next one. Some numbers were never released. */
export const migrations: Migrations = {
  '0001_reference': script(reference),
  '0002_people': script(people),
  '0003_catalog': script(catalog),
  '0004_goods': script(goods),
  '0005_commerce': script(commerce),
  '0006_placement': script(placement),
  '0007_content': script(content),
  '0008_accounts': script(accounts),
  '0009_group_orders': script(groupOrders),
  '0010_payments': script(payments),
  '0011_refunds_repeats': script(refundsRepeats),
  '0012_parcels': script(parcels),
  '0013_bookings': script(bookings),
  '0014_chat': script(chat),
  '0015_scale': script(scale),
  '0016_operator_desk': script(operatorDesk),
  '0017_line_notes': script(lineNotes),
  '0018_outbox_delivery': script(outboxDelivery),
  '0019_account_changes': script(accountChanges),
  '0020_own_pictures': script(ownPictures),
  '0021_referral_codes': script(referralCodes),
  '0022_group_links': script(groupLinks),
  '0023_order_mails': script(orderMails),
  '0024_order_mails_index': script(orderMailsIndex),
  '0025_unannounced_orders': script(unannouncedOrders),
  '0026_session_use': script(sessionUse),
  '0027_audit_log': script(auditLog),
  '0028_drinks': script(drinks),
  '0029_refund_lines': script(refundLines),
  '0030_refund_lines_index': script(refundLinesIndex),
  '0031_refund_index_drop': script(refundIndexDrop),
  '0035_substitutions': script(substitutions),
  '0039_presences': script(presences),
  '0040_entry_causes': script(entryCauses),
  '0041_held_orders': script(heldOrders),
  '0042_held_parcels': script(heldParcels),
  '0043_repeat_plans': script(repeatPlans),
  '0044_recipe_amounts': script(recipeAmounts),
  '0045_handover': script(handover),
  '0046_table_holds': script(tableHolds),
  '0047_table_reminders': script(tableReminders),
  '0048_follow_links': script(followLinks),
  '0049_coming_bookings': script(comingBookings),
  '0050_booking_changes': script(bookingChanges),
  '0051_parcel_follow_links': script(parcelFollowLinks),
  '0052_web_vitals': script(webVitals),
  '0053_passkeys': script(passkeys),
  '0054_table_waits': script(tableWaits),
  '0055_listed_coupons': script(listedCoupons),
  '0056_ways_in': script(waysIn),
  '0057_kitchen_by_hand': script(kitchenByHand),
  '0058_courier_work': script(courierWork),
  '0059_sold_out_today': script(soldOutToday),
  '0060_sold_out_today_index': script(soldOutTodayIndex),
  '0061_kitchen_by_hand_optional': script(kitchenByHandOptional),
  '0062_opened_shops': script(openedShops),
  '0063_packaging': script(packaging),
  '0064_split_payments': script(splitPayments),
  '0065_table_orders': script(tableOrders),
  '0066_order_allergens': script(orderAllergens),
  '0067_group_destinations': script(groupDestinations),
  '0068_group_share_payments': script(groupSharePayments),
  '0069_chats_of_partners': script(chatsOfPartners),
  '0070_cart_line_ids': script(cartLineIds),
  '0071_existing_clients': script(existingClients),
};
