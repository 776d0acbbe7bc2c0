import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from './icons';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A modal dialogue: focus stays inside, Escape closes, and the page behind is inert (the browser's own). */
export function Dialog({ title, onClose, children, className }: Props) {
  const { t } = useTranslation('app');
  const box = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Before the dialogue leaves the page: only then does the browser give the focus back to what had it.
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!dialog || dialog.open) return;
    if (typeof dialog.showModal === 'function') dialog.showModal();
    else dialog.setAttribute('open', '');
    return () => {
      if (typeof dialog.close === 'function') dialog.close();
    };
  }, []);
  return (
    <dialog
      ref={box}
      className={`app-dialog ${className ?? ''}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="app-dialog-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" className="app-icon-button" aria-label={t('common.close')} onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      {children}
    </dialog>
  );
}
