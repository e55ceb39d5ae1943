export { DEFAULT_LIMITS, parseLimits, type LimitName, type LimitRule, type LimitRules } from './limit-rules.ts';
export { createRateLimiter, unlimited, type RateLimiter } from './rate-limiter.ts';
