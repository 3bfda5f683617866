/** A printed strip of labels and values. */
export function Receipt({
  lines,
}: {
  lines: readonly (readonly [label: string, value: string])[];
}) {
  return (
    <div className="receipt" role="group" aria-label="Receipt">
      <dl className="account">
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
