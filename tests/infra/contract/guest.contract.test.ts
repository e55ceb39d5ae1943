import { embeddedMarketplace } from './embedded.ts';
import { catalogSuite } from './suites/catalog.suite.ts';

const market = embeddedMarketplace();

catalogSuite(market);
