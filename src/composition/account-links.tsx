import { observer } from 'mobx-react-lite';
import { adminAddress } from '@domain/navigation/index.ts';
import { announces } from '@domain/settings/index.ts';
import { useService } from '../di/index.ts';
import { REFERENCE_VIEW_MODEL } from '../features/reference/index.ts';
import { AccountLinks } from '../shell/account-links.view.tsx';
import { PLATFORM } from './platform.ts';

/** The account's menu with the address of the admin panel, which depends on where the marketplace is. */
export const BoundAccountLinks = observer(function BoundAccountLinks({ onFollow }: { readonly onFollow: () => void }) {
  const { apiHost, adminUrl } = useService(PLATFORM);
  const { settings } = useService(REFERENCE_VIEW_MODEL);
  return <AccountLinks admin={adminAddress({ hasDesk: announces(settings, 'operator'), host: apiHost, configured: adminUrl })} onFollow={onFollow} />;
});
