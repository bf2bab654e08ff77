import * as Radix from '@radix-ui/react-toast';
import { useRef } from 'react';
import { uiTexts } from '../../internal/uiTexts.ts';
import { Toast } from './Toast.tsx';
import type { ToastEvent, ToastQueue } from './toastQueue.ts';
import { useClearOfFocus } from './useClearOfFocus.ts';
import { useFocusBack } from './useFocusBack.ts';
import { useWindowHidden } from './useWindowHidden.ts';
import * as styles from './Toast.css.ts';

/** Props of ToastRegion. */
export interface ToastRegionProps {
  /** The toasts; at least one is shown. */
  queue: ToastQueue;
  /** Called with what happens to them. */
  onEvent: (event: ToastEvent) => void;
}

/**
 * The toasts on the screen. It is there only while there are any: with the last one the library's memory of being
 * pointed at goes, too, which would otherwise keep every later toast from going by itself.
 */
export function ToastRegion({ queue, onEvent }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const away = useClearOfFocus(region);
  const rememberFocus = useFocusBack(region);
  const paused = useWindowHidden() || queue.held;
  return (
    <Radix.Provider label={uiTexts.toast} swipeDirection="right">
      {queue.shown.map((entry) => (
        <Toast
          key={entry.id}
          entry={entry}
          paused={paused}
          onHold={(held) => onEvent({ type: 'hold', held })}
          onClose={() => onEvent({ type: 'close', id: entry.id })}
        />
      ))}
      <div ref={region} onFocus={rememberFocus} className={away ? styles.place.away : styles.place.home}>
        <Radix.Viewport label={`${uiTexts.toasts} ({hotkey})`} className={styles.list} />
      </div>
    </Radix.Provider>
  );
}
