// The container reads decorators' metadata through this package; the product has no decorators, so the browser goes without it.
export {};
