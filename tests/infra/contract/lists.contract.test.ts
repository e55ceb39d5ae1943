import { embeddedMarketplace } from './embedded.ts';
import { bookableShopsSuite, branchesSuite } from './suites/places.suite.ts';
import { productListsSuite } from './suites/product-lists.suite.ts';
import { referralProgrammeSuite } from './suites/referral-programme.suite.ts';
import { shopReviewsSuite } from './suites/shop-reviews.suite.ts';

const market = embeddedMarketplace();

productListsSuite(market);
shopReviewsSuite(market);
branchesSuite(market);
bookableShopsSuite(market);
referralProgrammeSuite(market);
