import { embeddedMarketplace } from './embedded.ts';
import { moneyTransfersSuite } from './suites/money-transfers.suite.ts';
import { ownAccountSuite } from './suites/own-account.suite.ts';
import { pushPreferencesSuite } from './suites/push-preferences.suite.ts';
import { shopApplicationsSuite } from './suites/shop-applications.suite.ts';

const market = embeddedMarketplace();

ownAccountSuite(market);
pushPreferencesSuite(market);
moneyTransfersSuite(market);
shopApplicationsSuite(market);
