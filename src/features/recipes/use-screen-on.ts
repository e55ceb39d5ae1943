import { useEffect, useState } from 'react';

/** Keeps the screen on while the component is shown, where the browser can. Returns whether it does. */
export const useScreenOn = (): boolean => {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isGone = false;
    const ask = async (): Promise<void> => {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
      try {
        const granted = await navigator.wakeLock.request('screen');
        if (isGone) return void granted.release();
        lock = granted;
        setOn(true);
        granted.addEventListener('release', () => setOn(false));
      } catch {
        // A weak battery, or a browser that refuses: the screen goes off as usual.
      }
    };
    // The lock is lost with the page's visibility.
    const again = (): void => void ask();
    document.addEventListener('visibilitychange', again);
    void ask();
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, []);
  return isOn;
};
