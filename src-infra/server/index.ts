export { readConfig, type ServerConfig } from './config.ts';
export { createMarketplace, type Marketplace, type Overrides } from './marketplace.ts';
export { acceptedEncoding } from './foundation/platform/accept-encoding.ts';
export { isOwnRequest, readBytes } from './http/index.ts';
export { createMetrics } from './foundation/metrics/index.ts';
export { createOperator } from './cli/create-operator.ts';
export { dumpNewDatabase } from './store/index.ts';
export { createSiteOrigin, createVisitorOf } from './foundation/visitors/index.ts';
