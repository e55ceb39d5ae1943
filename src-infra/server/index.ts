export { readConfig, type ServerConfig } from './config.ts';
export { createMarketplace, type Marketplace, type Overrides } from './marketplace.ts';
export { createOperator } from './cli/create-operator.ts';
