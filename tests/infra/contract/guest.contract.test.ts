import { embeddedMarketplace } from './embedded.ts';
import { catalogSuite } from './suites/catalog.suite.ts';
import { contentSuite } from './suites/content.suite.ts';
import { bookableShopsSuite, branchesSuite } from './suites/places.suite.ts';
import { productListsSuite } from './suites/product-lists.suite.ts';
import { promotionsSuite } from './suites/promotions.suite.ts';
import { referenceSuite } from './suites/reference.suite.ts';
import { referralProgrammeSuite } from './suites/referral-programme.suite.ts';
import { shopFieldsSuite } from './suites/shop-fields.suite.ts';
import { shopGuideSuite } from './suites/shop-guide.suite.ts';
import { shopReviewsSuite } from './suites/shop-reviews.suite.ts';
import { storiesSuite } from './suites/stories.suite.ts';

const market = embeddedMarketplace();

referenceSuite(market);
catalogSuite(market);
shopFieldsSuite(market);
productListsSuite(market);
shopReviewsSuite(market);
branchesSuite(market);
bookableShopsSuite(market);
referralProgrammeSuite(market);
contentSuite(market);
promotionsSuite(market);
shopGuideSuite(market);
storiesSuite(market);
