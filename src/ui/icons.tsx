/** Small marks of the shell, drawn in the colour of the text around them. */
const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export function GearIcon() {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" {...stroke}>
      <circle cx="12" cy="12" r="3.2" />
      <path d="M12 3v2.6M12 18.4V21M3 12h2.6M18.4 12H21M5.6 5.6l1.9 1.9M16.5 16.5l1.9 1.9M18.4 5.6l-1.9 1.9M7.5 16.5l-1.9 1.9" />
      <circle cx="12" cy="12" r="6.6" />
    </svg>
  );
}

export function MenuIcon() {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" {...stroke}>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </svg>
  );
}

export function CloseIcon() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" {...stroke}>
      <path d="M5 5l14 14M19 5L5 19" />
    </svg>
  );
}

export function ChatIcon() {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" {...stroke}>
      <path d="M4 5h16v11H11l-5 4v-4H4z" />
    </svg>
  );
}

export function MoreIcon() {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" fill="currentColor">
      <circle cx="5" cy="12" r="2" />
      <circle cx="12" cy="12" r="2" />
      <circle cx="19" cy="12" r="2" />
    </svg>
  );
}

/** The seal of the site: a ship on golden water under a red sun. */
export function Seal({ size = 34 }: { size?: number }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" className="app-seal">
      <rect x="2" y="2" width="60" height="60" rx="13" fill="#8c2f1b" />
      <circle cx="42" cy="22" r="10" fill="#f3d9a0" />
      <path d="M2 44c10-7 19-7 30 0s20 7 30 0v5a13 13 0 0 1-13 13H15A13 13 0 0 1 2 49z" fill="#e0a93a" />
      <path d="M2 52c10-6 19-6 30 0s20 6 30 0" fill="none" stroke="#8c2f1b" strokeWidth="2" />
      <path d="M12 39h30l-5 7H18z" fill="#2b1a12" />
      <path
        d="M26 12v27M26 13c10 4 12 14 11 22H26z"
        fill="#fbf3e2"
        stroke="#2b1a12"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  );
}
