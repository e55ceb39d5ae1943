import type { Clock } from '@domain/kernel/clock.port.ts';
import type { CatalogueChanges } from '../../features/catalog/index.ts';
import type { ReferenceSource } from '../../features/reference/index.ts';
import { createOwnReviewRepository } from '../../features/reviews/own-reviews.repository.ts';
import { createRatedOrderRepository } from '../../features/reviews/rated-orders.repository.ts';
import { createReviews, type ReviewUseCases } from '../../features/reviews/index.ts';
import { createReviewRepository } from '../../features/reviews/reviews.repository.ts';
import type { Uploads } from '../../features/uploads/index.ts';
import type { Store } from '../../store/index.ts';

type Deps = {
  readonly store: Store;
  readonly reference: ReferenceSource;
  readonly catalogueChanges: CatalogueChanges;
  readonly uploads: Uploads;
  readonly clock: Clock;
};

/** Reviews of shops, products and deliveries. */
export const wireReviews = ({ store, reference, catalogueChanges, uploads, clock }: Deps): ReviewUseCases =>
  createReviews({
    reviews: createReviewRepository(store),
    ownReviews: createOwnReviewRepository(store),
    ratedOrders: createRatedOrderRepository(store),
    reference,
    transactions: store.transactions,
    catalogueChanges,
    uploads,
    clock,
  });
