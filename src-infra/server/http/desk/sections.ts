import { auditSection } from './audit.section.ts';
import { applicationsSection } from './applications.section.ts';
import { reservationsSection } from './reservations.section.ts';
import { chatsSection } from './chats.section.ts';
import { couponsSection } from './coupons.section.ts';
import { kitchenSection } from './kitchen/kitchen.section.ts';
import { shopOrdersSection } from './kitchen/shop-orders.section.ts';
import { hoursSection } from './hours.section.ts';
import { menuSection } from './menu.section.ts';
import { messagesSection } from './messages.section.ts';
import { newsSection } from './news.section.ts';
import { ordersSection } from './orders.section.ts';
import { outboxSection } from './outbox.section.ts';
import { overviewSection } from './overview.section.ts';
import { ownShopSection } from './own-shop.section.ts';
import { parcelsSection } from './parcels.section.ts';
import { refundsSection } from './refunds.section.ts';
import type { Section } from './section.ts';
import { settingsSection } from './settings.section.ts';
import { shopsSection } from './shops.section.ts';
import { signInsSection } from './sign-ins.section.ts';
import { simulationSection } from './simulation.section.ts';
import { speedSection } from './speed.section.ts';
import { textsSection } from './texts.section.ts';
import { withdrawalsSection } from './withdrawals.section.ts';

const SECTIONS: readonly Section[] = [
  overviewSection,
  ordersSection,
  parcelsSection,
  reservationsSection,
  chatsSection,
  refundsSection,
  withdrawalsSection,
  shopsSection,
  applicationsSection,
  couponsSection,
  newsSection,
  signInsSection,
  outboxSection,
  speedSection,
  settingsSection,
  textsSection,
  auditSection,
  kitchenSection,
  shopOrdersSection,
  messagesSection,
  menuSection,
  hoursSection,
  ownShopSection,
];

/** The parts of the desk in the order of its menu. */
export const sectionsOf = ({ isDemo }: { readonly isDemo: boolean }): readonly Section[] =>
  isDemo ? [...SECTIONS, simulationSection] : SECTIONS;
