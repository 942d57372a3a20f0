import { z } from "zod";
import { readMoney } from "./money";

const HOW = "Enter an amount in US dollars, e.g. 2500 or 1,500,000.50.";

/** An amount in US dollars, as a number or as users type it: 2500, "2,500.50", "$500" (see `readMoney`). */
export const Dollars = z.preprocess(
  (given: number | string) => (typeof given === "string" ? (readMoney(given) ?? given) : given),
  z.number(HOW).min(0, HOW).max(1_000_000_000, HOW),
);
