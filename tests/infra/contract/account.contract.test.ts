import { embeddedMarketplace } from './embedded.ts';
import { accountsSuite } from './suites/accounts.suite.ts';
import { addressesSuite } from './suites/addresses.suite.ts';
import { notificationsSuite } from './suites/notifications.suite.ts';

const market = embeddedMarketplace();

addressesSuite(market);
notificationsSuite(market);
accountsSuite(market);
