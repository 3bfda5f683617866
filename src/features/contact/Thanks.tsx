import { useEffect, useRef } from 'react';

/**
 * Replaces the form for two seconds; takes over the focus from its Submit button.
 *
 * @param height of the form in px, so that nothing below moves when it returns.
 */
export function Thanks({ height }: { height?: number | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div
      className="grid content-end justify-items-center gap-3 pt-6 pb-2 text-center"
      style={{ minHeight: height }}
    >
      <svg
        className="size-14 text-success"
        viewBox="0 0 56 56"
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        aria-hidden="true"
      >
        <path d="M10 30.5 23 43 47 14" />
      </svg>
      <h3 ref={heading} tabIndex={-1} className="text-h3 outline-none">
        Thank You!
      </h3>
      <p className="max-w-[20.5em] text-ink-2">
        Your message has been sent successfully. We'll be in touch soon.
      </p>
    </div>
  );
}
