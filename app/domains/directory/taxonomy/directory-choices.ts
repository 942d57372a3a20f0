import { COUNTRIES } from "~/core/places/countries";
import { INDUSTRIES } from "./industries";
import { SIZES } from "./sizes";

const sizes = SIZES.map((size) => ({ value: size, label: `${size} employees` }));

/** Loaders send these: the tables behind them are too large for the browser's script. */
export const directoryChoices = () => ({
  countries: COUNTRIES.map(({ code, name }) => ({ value: code, label: name })),
  industries: INDUSTRIES.map(({ id, name }) => ({ value: id, label: name })),
  sizes,
});

const linesOf = (options: { value: string; label: string }[]) =>
  options.map(({ value, label }) => `${value}=${label}`).join("\n");

/** `value=label`, one a line: as objects, the choices of a filter are a tenth of the bytes of its page. */
export function filterChoices() {
  const { countries, industries, sizes } = directoryChoices();
  return { countries: linesOf(countries), industries: linesOf(industries), sizes: linesOf(sizes) };
}
