/** Three empty slots, for empty lists; the marigold one is for the next entry. Needs no scripts. */
export function EmptySlots({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 76 28" className={`overflow-visible ${className}`} fill="none" aria-hidden="true">
      <path
        d="M1 1h20v26H1zM55 1h20v26H55z"
        stroke="var(--color-rule-strong)"
        strokeWidth="1.5"
        strokeDasharray="3 2.5"
      />
      <path
        d="M28 1h20v26H28z"
        fill="var(--color-marigold)"
        fillOpacity=".3"
        stroke="var(--color-marigold)"
        strokeWidth="1.5"
      />
    </svg>
  );
}
