import { observer } from 'mobx-react-lite';
import { useService } from '../../di/index.ts';
import { VisuallyHidden } from '../../ui/text/index.ts';
import { ANNOUNCER } from './announcer.tokens.ts';

export const Announcer = observer(function Announcer() {
  const { message } = useService(ANNOUNCER);
  return (
    <VisuallyHidden>
      <span role="status" aria-live="polite">
        {message}
      </span>
    </VisuallyHidden>
  );
});
