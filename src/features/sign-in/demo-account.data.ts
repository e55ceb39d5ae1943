/** The account that a demo city starts with; its password is the one of a demo that nobody has changed. */
export const DEMO_ACCOUNT = { login: 'demo@tiffin.test', password: 'lunchbox' } as const;
