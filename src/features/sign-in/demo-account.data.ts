/** The account that a demo city starts with; its password is the default of an unchanged demo. */
export const DEMO_ACCOUNT = { login: 'demo@tiffin.test', password: 'lunchbox' } as const;
