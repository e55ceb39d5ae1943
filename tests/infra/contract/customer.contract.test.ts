import { embeddedMarketplace } from './embedded.ts';
import { accountsSuite } from './suites/accounts.suite.ts';
import { addressesSuite } from './suites/addresses.suite.ts';
import { chatsSuite } from './suites/chats.suite.ts';
import { moneyTransfersSuite } from './suites/money-transfers.suite.ts';
import { notificationsSuite } from './suites/notifications.suite.ts';
import { ownAccountSuite } from './suites/own-account.suite.ts';
import { pushPreferencesSuite } from './suites/push-preferences.suite.ts';
import { referralAccountSuite } from './suites/referral-account.suite.ts';
import { shopApplicationsSuite } from './suites/shop-applications.suite.ts';

const market = embeddedMarketplace();

accountsSuite(market);
ownAccountSuite(market);
addressesSuite(market);
notificationsSuite(market);
pushPreferencesSuite(market);
moneyTransfersSuite(market);
referralAccountSuite(market);
shopApplicationsSuite(market);
chatsSuite(market);
