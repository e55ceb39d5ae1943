export const LIBRARIES = 'libraries';

/**
 * What several pages share comes in few pieces: as crumbs it would weigh more than all of it together, and each of them costs
 * a phone a request. The libraries are run in a task of their own, and kept by browsers while the app changes. `basics` is what
 * many pages and both first screens stand on, `home` what the variants of the home page have, `lists` what shows shops without end,
 * `answers` what reads the marketplace's answers.
 */
export const PIECES = [
  { name: LIBRARIES, tags: ['$initial' as const], test: /node_modules/, priority: 4 },
  { name: 'first', tags: ['$initial' as const], priority: 3 },
  { name: 'basics', test: /\/src(?:-domain\/calendar\/(?:civil|opening|zoned|schedule)|-domain\/(?:search\/(?:pages|fold-text)|catalog\/supply)|\/(?:i18n\/trans|features\/catalog\/(?:opening-label|use-offer-text)|features\/(?:liked\/like-button|failure\/more-of)|ui\/(?:badge|skeleton|picture|rating|more)\/|data\/(?:follow-latest|live-pages)|composition\/pages\/define-page))/, priority: 2.5 },
  { name: 'home', test: /\/src(?:-domain\/promotions|\/(?:composition\/pages\/promotion\.services|features\/(?:home\/(?:home\.|home-questions|section|shop-rail|latest-news|nothing-here)|stories\/(?:index|story-rail|story\.queries|stories\.)|promotions\/(?:promotion\.queries|promotions\.tokens))|ui\/rail\/))/, priority: 1 },
  { name: 'lists', test: /\/src\/(?:features\/catalog\/shop-grid|ui\/card-grid\/)/, priority: 0.5, includeDependenciesRecursively: false },
  { name: 'answers', test: /\/src(?:-infra\/catalog\/(?:catalog-wire|shop-filter-query)|-domain\/(?:stories\/story|dietary\/))/, priority: 0.6 },
];
