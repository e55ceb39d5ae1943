/** The settings row `api_extensions` (contract 8): exactly what is built. Add a name when its last part works. */
export const API_EXTENSIONS = [
  'idempotency',
  'quote',
  'cart_version',
  'line_addons',
  'events',
  'chat',
  'shop_timezone',
  'dietary',
  'unit_price',
  'suggest',
  'identity',
  'operator',
  /** Picture addresses take `?w=<width>`. */
  'images',
] as const;

/** What only a server with a map of its own announces. */
export const MAP_EXTENSION = 'geocode';
