export { readConfig, type ConfigMistake, type ServerConfig } from './config.ts';
export { createMarketplace, type Marketplace, type Overrides, type StartRefusal } from './marketplace.ts';
export { createOperator, type OperatorRefusal } from './cli/create-operator.ts';
