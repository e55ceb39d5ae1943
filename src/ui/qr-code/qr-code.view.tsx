import { useEffect, useState } from 'react';
import styles from './qr-code.module.scss';

type QrCodeProps = { readonly text: string; readonly label: string };

/** A text as a QR code, dark on white in both themes. Its place stays empty until the code that draws it has loaded. */
export function QrCode({ text, label }: QrCodeProps) {
  const [code, setCode] = useState<{ readonly size: number; readonly path: string }>();
  useEffect(() => {
    let isCurrent = true;
    void import('./qr-path.ts').then(
      ({ qrPath }) => isCurrent && setCode(qrPath(text)),
      // The text beside it works without the code.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return (
    <div className={styles.code}>
      {code && (
        <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label}>
          <path d={code.path} />
        </svg>
      )}
    </div>
  );
}
