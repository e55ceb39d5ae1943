import { observer } from 'mobx-react-lite';
import { createPortal } from 'react-dom';
import { useService } from '../../di/index.ts';
import { useTopSheet } from '../../ui/sheet/index.ts';
import { VisuallyHidden } from '../../ui/text/index.ts';
import { ANNOUNCER } from './announcer.tokens.ts';

/** The region of the page, and one within an open sheet, which makes the region of the page inert. */
export const Announcer = observer(function Announcer() {
  const { message } = useService(ANNOUNCER);
  const sheet = useTopSheet();
  return (
    <>
      <LiveRegion message={message} />
      {sheet && createPortal(<LiveRegion message={message} />, sheet)}
    </>
  );
});

function LiveRegion({ message }: { readonly message: string }) {
  return (
    <VisuallyHidden>
      <span role="status" aria-live="polite">
        {message}
      </span>
    </VisuallyHidden>
  );
}
