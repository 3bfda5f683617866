/**
 * Three slots with nothing in them, for lists without entries; the marigold one waits for the next.
 * A page that is rendered by the server alone uses it as it is, without any script.
 */
export function EmptySlots({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 76 28"
      className={`overflow-visible ${className}`}
      fill="none"
      aria-hidden="true"
    >
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
