import { embeddedMarketplace } from './embedded.ts';
import { catalogSuite } from './suites/catalog.suite.ts';
import { contentSuite } from './suites/content.suite.ts';
import { referenceSuite } from './suites/reference.suite.ts';

const market = embeddedMarketplace();

referenceSuite(market);
catalogSuite(market);
contentSuite(market);
