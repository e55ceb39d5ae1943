export { createRewards, type Rewards } from './rewards.ts';
