/** The picture on each of the three doors. */
export function TableArt() {
  return (
    <svg viewBox="0 0 120 80" aria-hidden="true" className="app-door-art">
      <path d="M10 60h100l-10 10H20z" className="da-wood" />
      <path d="M16 34h88v26H16z" className="da-paper" />
      <path d="M16 50c16-8 26-8 44 0s28 8 44 0v8H16z" className="da-gold" />
      <path d="M28 34l6 8 6-8M52 34l6 8 6-8M78 34l6 8 6-8" className="da-line" />
      <circle cx="26" cy="20" r="9" className="da-a" />
      <path d="M14 34c0-10 24-10 24 0z" className="da-a" />
      <circle cx="94" cy="20" r="9" className="da-b" />
      <path d="M82 34c0-10 24-10 24 0z" className="da-b" />
      <rect x="54" y="14" width="14" height="14" rx="3" className="da-die" transform="rotate(12 61 21)" />
      <circle cx="61" cy="21" r="2.2" className="da-dot" />
    </svg>
  );
}

export function ShoresArt() {
  return (
    <svg viewBox="0 0 120 80" aria-hidden="true" className="app-door-art">
      <path d="M0 62c20-10 34-10 60 0s40 10 60 0v18H0z" className="da-gold" />
      <path d="M6 52h36l-5 10H12zM78 52h36l-5 10H84z" className="da-wood" />
      <path d="M24 16v36M96 16v36" className="da-line" />
      <path d="M12 18h24c4 9 4 18 0 27H12c4-9 4-18 0-27z" className="da-a" />
      <path d="M84 18h24c4 9 4 18 0 27H84c4-9 4-18 0-27z" className="da-b" />
      <path d="M46 30c10-8 18-8 28 0M50 38c7-5 13-5 20 0" className="da-line" />
      <circle cx="60" cy="46" r="2.6" className="da-dot" />
    </svg>
  );
}

export function ScrollArt() {
  return (
    <svg viewBox="0 0 120 80" aria-hidden="true" className="app-door-art">
      <path d="M24 12h72v56H24z" className="da-paper" />
      <rect x="16" y="8" width="12" height="64" rx="6" className="da-wood" />
      <rect x="92" y="8" width="12" height="64" rx="6" className="da-wood" />
      <path d="M38 26h26M38 36h20M38 46h24M38 56h16" className="da-line" />
      <circle cx="78" cy="30" r="8" className="da-b" />
      <path d="M66 56c8-6 14-6 24 0v6H66z" className="da-gold" />
    </svg>
  );
}
