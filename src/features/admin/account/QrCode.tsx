import { encode } from 'uqr';

/** A QR code, dark on white in both themes, since scanners need that contrast. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 3 });
  const squares = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="qr-code"
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} />
    </svg>
  );
}
