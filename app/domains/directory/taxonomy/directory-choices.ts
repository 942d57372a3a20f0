import { COUNTRIES } from "~/core/places/countries";
import { INDUSTRIES } from "./industries";
import { SIZES } from "./sizes";

const sizes = SIZES.map((size) => ({ value: size, label: `${size} employees` }));

/** Sent by loaders: the tables behind these choices are too large for the browser's script. */
export const directoryChoices = () => ({
  countries: COUNTRIES.map(({ code, name }) => ({ value: code, label: name })),
  industries: INDUSTRIES.map(({ id, name }) => ({ value: id, label: name })),
  sizes,
});

const linesOf = (options: { value: string; label: string }[]) =>
  options.map(({ value, label }) => `${value}=${label}`).join("\n");

/** One `value=label` per line: as objects, a filter's choices would make up a tenth of its page's bytes. */
export function filterChoices() {
  const { countries, industries, sizes } = directoryChoices();
  return { countries: linesOf(countries), industries: linesOf(industries), sizes: linesOf(sizes) };
}
