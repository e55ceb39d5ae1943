/** The view of one notice, and its styles. */
export const loadToastCard = () => import('./toast-card.view.tsx').then(({ ToastCard }) => ToastCard);
