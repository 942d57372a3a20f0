/** Stands where rows or text will be, while they are fetched; a screen reader hears `label`. */
export function Skeleton({
  label,
  lines = 3,
  shape = "text",
}: {
  /** "Loading companies" */
  label: string;
  lines?: number;
  shape?: "text" | "rows" | "tiles";
}) {
  return (
    <div className={`skeleton ${shape}`} role="status" aria-busy="true">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines without any content
        <i key={index} />
      ))}
    </div>
  );
}
