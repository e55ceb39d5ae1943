import type { AppNotification } from '@domain/notifications/index.ts';
import type { OrderStatus } from '@domain/orders/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import * as moreIcons from '../../ui/icon/more-icons.data.ts';
import * as wayIcons from '../../ui/icon/way-icons.data.ts';
import * as noticeIcons from '../../ui/icon/notice-icons.data.ts';

/** A table of its own: importing the domain's statuses would split their chunk for the sake of the bell. */
const STATUS: Readonly<Record<OrderStatus, string>> = {
  new: moreIcons.receiptTextIcon,
  accepted: icons.checkIcon,
  cooking: wayIcons.utensilsIcon,
  ready: wayIcons.utensilsIcon,
  on_a_way: wayIcons.bikeIcon,
  delivered: wayIcons.houseIcon,
  canceled: icons.xIcon,
};

/** Whether a text is the status of an order. */
export const isStatus = (word: string): word is OrderStatus => Object.hasOwn(STATUS, word);

/** Returns the icon for the type of a notification. */
export const iconOf = ({ type, status }: Pick<AppNotification, 'type' | 'status'>): string => {
  switch (type) {
    case 'status_changed':
      return isStatus(status) ? STATUS[status] : moreIcons.receiptTextIcon;
    case 'new_order':
    case 'dish_missing':
    case 'order_repeat':
      return moreIcons.receiptTextIcon;
    case 'new_parcel_order':
      return noticeIcons.packageIcon;
    case 'news_publish':
      return noticeIcons.newspaperIcon;
    case 'order_refunded':
    case 'wallet_top_up':
    case 'wallet_withdraw':
    case 'add_cashback':
      return moreIcons.walletIcon;
    case 'booking_status':
    case 'new_booking':
    case 'new_in_table':
    case 'call_waiter':
      return noticeIcons.calendarIcon;
    case 'new_user_by_referral':
      return noticeIcons.usersIcon;
    case 'shop_approved':
    case 'out_of_stock':
      return icons.storeIcon;
    case undefined:
      return noticeIcons.bellIcon;
  }
};
