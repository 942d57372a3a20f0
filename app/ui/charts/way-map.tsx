import { LAND, STOPS, WAY } from "./way-shapes";

/** The motif: one continuous line that joins points on a quiet dotted map of the continent. Says nothing to a screen reader. */
export function WayMap() {
  return (
    <svg className="way-map" viewBox="0 0 30 31" fill="none" strokeLinecap="round" aria-hidden="true">
      <path className="land" d={LAND} strokeDasharray="0 1" />
      <path className="line" d={WAY} pathLength="1" />
      <path className="stops" d={STOPS} />
      <circle className="from" cx="1.2" cy="10.1" r=".55" />
      <circle className="halo" cx="19.4" cy="26.5" r="1.35" />
      <circle className="to" cx="19.4" cy="26.5" r=".65" />
    </svg>
  );
}

/** The same way, thin: for places where nothing is yet. */
export function WayLine() {
  return (
    <svg className="way-line" viewBox="0 0 120 36" fill="none" strokeLinecap="round" aria-hidden="true">
      <path d="M6 29C24 29 22 8 42 8s20 20 38 20 15-20 33-20" strokeDasharray="0 5" />
      <path className="stops" d="M6 29h0M42 8h0M80 28h0" />
      <circle className="from" cx="114" cy="8" r="4" />
    </svg>
  );
}
