import { embeddedMarketplace } from './embedded.ts';
import { groupCartsSuite } from './suites/group-carts.suite.ts';
import { ordersSuite } from './suites/orders.suite.ts';
import { userCartsSuite } from './suites/user-carts.suite.ts';

const market = embeddedMarketplace();

userCartsSuite(market);
groupCartsSuite(market);
ordersSuite(market);
