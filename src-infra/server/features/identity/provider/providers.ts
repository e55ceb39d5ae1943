/** The supported identity providers (ACCOUNT-1). */
export const PROVIDERS = ['google', 'facebook', 'apple'] as const;
export type Provider = (typeof PROVIDERS)[number];

export const isProvider = (name: string): name is Provider => PROVIDERS.some((known) => known === name);

/** The issuer of a provider's tokens on a site (contract 8.11). */
export const issuerOf = (origin: string, provider: Provider): string => `${origin}/identity/${provider}`;
