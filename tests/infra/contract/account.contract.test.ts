import { embeddedMarketplace } from './embedded.ts';
import { addressesSuite } from './suites/addresses.suite.ts';

const market = embeddedMarketplace();

addressesSuite(market);
