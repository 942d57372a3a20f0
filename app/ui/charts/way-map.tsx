/** Rows of a grid of 2.5 degrees, each the stretch of land it crosses; dashes of no length draw the dots. */
const LAND =
  "M12 1h.1M6 2h6.1M5 3h8.1M16 3h1.1M5 4h11.1M16 4h6.1M3 5h19.1M2 6h20.1M2 7h20.1M2 8h21.1M2 9h21.1M2 10h22.1M2 11h23.1M2 12h24.1M27 12h1.1M3 13h25.1M5 14h2.1M10 14h17.1M12 15h15.1M12 16h13.1M12 17h12.1M13 18h11.1M14 19h10.1M14 20h10.1M14 21h10.1M28 21h.1M13 22h11.1M27 22h1.1M13 23h10.1M26 23h2.1M14 24h8.1M26 24h2.1M14 25h8.1M26 25h1.1M14 26h7.1M26 26h1.1M15 27h6.1M15 28h5.1M16 29h3.1M16 30h1.1";

/** From Dakar by Abidjan, Lagos, Kinshasa, Kigali, Nairobi and Lusaka to Johannesburg. */
const WAY =
  "M1.2 10.1C2.3 10.8 5 13.3 6.6 13.9S8.1 12.7 9.6 13.4 12.3 17.1 14.3 17.7 18.7 17.2 20.2 16.8 23.6 14.6 23.4 16.9 20.2 20 19.5 22.2 19.4 25.7 19.4 26.5";

const STOPS = "M6.6 13.9h0M9.6 13.4h0M14.3 17.7h0M20.2 16.8h0M22.9 15.8h0M19.5 22.2h0";

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
