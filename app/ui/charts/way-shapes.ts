/** Rows of a 2.5-degree grid, each the stretch of land it crosses; zero-length dashes draw the dots. */
export const LAND =
  "M12 1h.1M6 2h6.1M5 3h8.1M16 3h1.1M5 4h11.1M16 4h6.1M3 5h19.1M2 6h20.1M2 7h20.1M2 8h21.1M2 9h21.1M2 10h22.1M2 11h23.1M2 12h24.1M27 12h1.1M3 13h25.1M5 14h2.1M10 14h17.1M12 15h15.1M12 16h13.1M12 17h12.1M13 18h11.1M14 19h10.1M14 20h10.1M14 21h10.1M28 21h.1M13 22h11.1M27 22h1.1M13 23h10.1M26 23h2.1M14 24h8.1M26 24h2.1M14 25h8.1M26 25h1.1M14 26h7.1M26 26h1.1M15 27h6.1M15 28h5.1M16 29h3.1M16 30h1.1";

/** From Dakar via Abidjan, Lagos, Kinshasa, Kigali, Nairobi and Lusaka to Johannesburg. */
export const WAY =
  "M1.2 10.1C2.3 10.8 5 13.3 6.6 13.9S8.1 12.7 9.6 13.4 12.3 17.1 14.3 17.7 18.7 17.2 20.2 16.8 23.6 14.6 23.4 16.9 20.2 20 19.5 22.2 19.4 25.7 19.4 26.5";

export const STOPS = "M6.6 13.9h0M9.6 13.4h0M14.3 17.7h0M20.2 16.8h0M22.9 15.8h0M19.5 22.2h0M19.4 26.5h0";

export type WayStop = "SN" | "CI" | "NG" | "CD" | "RW" | "KE" | "ZM" | "ZA";

/** All stops and both ends by country; `side` is the position of the figure: before (-1), below (0) or after (1). */
export const WAY_STOPS: Record<WayStop, { x: number; y: number; side: -1 | 0 | 1 }> = {
  SN: { x: 1.2, y: 10.1, side: 1 },
  CI: { x: 6.6, y: 13.9, side: 0 },
  NG: { x: 9.6, y: 13.4, side: 1 },
  CD: { x: 14.3, y: 17.7, side: 0 },
  RW: { x: 20.2, y: 16.8, side: 0 },
  KE: { x: 22.9, y: 15.8, side: 1 },
  ZM: { x: 19.5, y: 22.2, side: 1 },
  ZA: { x: 19.4, y: 26.5, side: 1 },
};

/** The logo, in a square of 32: a path from one point up to another. */
export const MARK = "M5 26V9.5C5 5 11 5 12.5 9l7 14c1.5 4 7.5 4 7.5-.5V6";
