import { MARK } from "./charts/way-shapes";

/** The logo as the page's icon, inlined so that it costs no request. */
export const MARK_ADDRESS = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="#1b6a80"><path stroke-width="4" stroke-linecap="round" d="${MARK}"/></svg>`,
)}`;

/** The logo: one continuous line that joins points. */
export function Mark({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <path d={MARK} stroke="currentColor" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
      <circle cx="5" cy="26" r="3.2" fill="currentColor" />
      <circle cx="27" cy="6" r="3.2" fill="var(--color-accent)" />
    </svg>
  );
}

export function Brand({ name, to }: { name: string; to: string }) {
  return (
    <a href={to} className="brand">
      <Mark />
      {name}
    </a>
  );
}
