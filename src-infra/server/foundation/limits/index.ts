export { DEFAULT_LIMITS, parseLimits, type LimitRules } from './limit-rules.ts';
export { createRateLimiter, unlimited, type RateLimiter } from './rate-limiter.ts';
