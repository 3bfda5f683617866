/** A loading indicator. */
export function Spinner() {
  return (
    <p className="spinner" role="status" aria-label="Loading">
      <span className="ring" aria-hidden="true" />
      Loading
    </p>
  );
}
