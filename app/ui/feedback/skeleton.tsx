/** Placeholder for text that is loading; screen readers announce `label`. */
export function Skeleton({ label, lines = 3 }: { label: string; lines?: number }) {
  return (
    <div className="grid gap-3" role="status" aria-busy="true">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines without any content
        <i key={index} className="h-4 rounded bg-wash last:w-3/5 forced-colors:[border:1px_solid]" />
      ))}
    </div>
  );
}
