import type { Destination } from '@domain/notifications/index.ts';

/** NOTIFY-3: returns the path of a notification's destination. */
export const destinationPath = (destination: Destination): string => {
  switch (destination.page) {
    case 'order':
      return `/orders/${destination.id}`;
    case 'repeat':
      return `/orders/${destination.id}/repeat`;
    case 'desk-order':
      return `/desk/order/${destination.id}`;
    case 'parcel':
      return `/parcels/${destination.id}`;
    case 'reservations':
      return '/reservations';
    case 'table-wait':
      return `/reservations/waiting/${destination.id}`;
    case 'home':
      return `/?news=${destination.news}`;
    case 'wallet':
    case 'referrals':
    case 'be-seller':
    case 'courier':
    case 'deliver':
      return `/${destination.page}`;
  }
};
