/** The width of a picture that fills a card of the grid, for `sizes`: one, two, three columns. */
export const CARD_SIZES = '(width < 600px) calc(100vw - 32px), (width < 1140px) calc(50vw - 36px), 405px';
