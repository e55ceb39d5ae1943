import type { AppNotification } from '@domain/notifications/index.ts';
import { readOrderStatus } from '@domain/orders/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import * as moreIcons from '../../ui/icon/more-icons.data.ts';
import * as noticeIcons from '../../ui/icon/notice-icons.data.ts';

/** The sign of what a notification is about. */
export const iconOf = ({ type, status }: Pick<AppNotification, 'type' | 'status'>): string => {
  switch (type) {
    case 'status_changed':
      return statusIcon(status);
    case 'new_order':
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

const statusIcon = (status: string): string => {
  switch (readOrderStatus(status)) {
    case 'accepted':
      return icons.checkIcon;
    case 'cooking':
    case 'ready':
      return moreIcons.utensilsIcon;
    case 'on_a_way':
      return moreIcons.bikeIcon;
    case 'delivered':
      return moreIcons.houseIcon;
    case 'canceled':
      return icons.xIcon;
    case 'new':
    case undefined:
      return moreIcons.receiptTextIcon;
  }
};
