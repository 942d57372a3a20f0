import { formatNumber } from "~/core/format";
import { largest } from "~/core/lists/unbounded";
import type { MapValue } from "./africa-map";
import type { TileMapShape } from "./shapes";

/** Column and row of each of the 54 countries: one square each, near where it lies. */
const TILES =
  `MA20 DZ30 TN40 LY50 EG60 MR21 ML31 NE41 TD51 SD61 ER71 DJ81 CV02 SN12 GM22 BF32 BJ42 NG52 CF62 SS72 ET82 SO92
  GW13 GN23 GH33 TG43 CM53 CG63 UG73 KE83 SL14 LR24 CI34 ST44 GQ54 CD64 RW74 TZ84 SC94 GA55 BI75 MW85 KM95
  AO56 ZM66 ZW76 MZ86 MG96 NA57 BW67 SZ77 MU97 ZA68 LS78`.split(/\s+/);

const SIZE = 10;
const STEPS = 4;

/** A square a country, darker where there is more; the four steps part the highest value evenly. */
export function tileMapShape(values: readonly MapValue[]): TileMapShape {
  const byCode = new Map(values.map(({ code, value }) => [code, value]));
  const max = largest(
    values.map(({ value }) => value),
    0,
  );
  const step = (value: number) => (value === 0 ? 0 : Math.max(1, Math.ceil((value / max) * STEPS)));
  return {
    tiles: TILES.map((tile) => {
      const [code, x, y] = [tile.slice(0, 2), Number(tile[2]), Number(tile[3])];
      return [code, x * SIZE, y * SIZE, step(byCode.get(code) ?? 0)];
    }),
    rows: values
      .filter(({ value }) => value > 0)
      .sort((one, other) => other.value - one.value)
      .map(({ code, name, value, to }) => ({ code, name, text: formatNumber(value), to: to ?? null })),
  };
}
