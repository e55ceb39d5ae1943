/** ERROR-4a: the kinds of short notices. */
export const TOAST_KINDS = ['success', 'warning', 'error', 'info'] as const;
/** One of `TOAST_KINDS`. */
export type ToastKind = (typeof TOAST_KINDS)[number];

/** ERROR-4a: Milliseconds until a notice closes by itself; they restart after it was hovered or focused. */
export const TOAST_MS = 5000;
/** ERROR-4b: The most notices on screen at once. */
export const TOASTS_MAX = 3;

/**
 * ERROR-4b: Returns the notices with a new one at the end; an equal text replaces the earlier one, and the oldest are
 * dropped.
 */
export const withToast = <Toast extends { readonly text: string }>(
  toasts: readonly Toast[],
  added: Toast,
): readonly Toast[] => [...toasts.filter(({ text }) => text !== added.text), added].slice(-TOASTS_MAX);
