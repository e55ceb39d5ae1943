/** The field for what `auth_option` lets somebody say who they are with. */
export const LOGIN_INPUT = {
  email: { type: 'email', inputMode: 'email', label: 'account.email' },
  phone: { type: 'tel', inputMode: 'tel', label: 'account.phone' },
  both: { type: 'text', inputMode: 'email', label: 'account.email_or_phone' },
} as const;
