import type { ChatPartner } from '@domain/chat/index.ts';
import * as icons from '../../ui/icon/chat-icons.data.ts';
import { Icon } from '../../ui/icon/index.ts';
import { BarePicture } from '../../ui/picture/index.ts';
import * as wayIcons from '../../ui/icon/way-icons.data.ts';
import * as shellIcons from '../../ui/icon/icons.data.ts';
import * as profileIcons from '../../ui/icon/profile-icons.data.ts';
import styles from './chat-list.module.scss';
import type { Face } from './partner-faces.ts';

const ICONS = {
  operator: icons.lifeBuoyIcon,
  shop: shellIcons.storeIcon,
  courier: wayIcons.bikeIcon,
  customer: profileIcons.userRoundIcon,
} as const satisfies Record<ChatPartner['kind'], string>;

/** The picture of a partner over a sign of what they are. */
export function PartnerFace({ partner, face }: { readonly partner: ChatPartner; readonly face: Face }) {
  return (
    <span className={styles.face} data-kind={partner.kind} aria-hidden="true">
      <Icon path={ICONS[partner.kind]} />
      <BarePicture source={face.image} widths={[48, 96]} sizes="48px" width="48" height="48" />
    </span>
  );
}
