import { z } from "zod";
import { readMoney } from "./money";

const HOW =
  "Write an amount in US dollars, such as 2500 or 1,500,000.50: a point before the cents. Or leave it empty.";

/** An amount in US dollars that may be left out. A form takes it as people write it (see `readMoney`), a call as a number. */
export const Dollars = z.number(HOW).min(0, HOW).max(1_000_000_000, HOW);

/** The same for a call that takes it as people write it as well: "500", "$500". */
export const TypedDollars = z.preprocess(
  (given) => (typeof given === "string" ? (readMoney(given) ?? given) : given),
  Dollars,
);
