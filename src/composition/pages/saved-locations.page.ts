import { ADDRESS_CHOICE } from '../../features/addresses/index.ts';
import { SavedLocationsView } from '../../features/addresses/saved-locations.view.tsx';
import { SavedLocationsViewModel } from '../../features/addresses/saved-locations.view-model.ts';
import { definePage } from './define-page.ts';

export const page = definePage(SavedLocationsViewModel, SavedLocationsView, { choice: ADDRESS_CHOICE });
