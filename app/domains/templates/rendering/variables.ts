import { decodeEntities } from "~/core/html/html-entities";

export const VARIABLES = [
  "firstName",
  "lastName",
  "fullName",
  "companyName",
  "contactTitle",
  "industry",
  "location",
  "city",
  "country",
  "signature",
] as const;

export type Variable = (typeof VARIABLES)[number];

const BY_KEY = new Map<string, Variable>(VARIABLES.map((name) => [name.toLowerCase(), name]));

/** Case-insensitive. */
export const variableOf = (name: string): Variable | undefined => BY_KEY.get(name.trim().toLowerCase());

export interface Slot {
  /** As written, if it is not one of our variables. */
  name: string;
  variable: Variable | undefined;
  fallback: string;
}

/** `texts` has one more entry than `slots`: text, slot, text, slot, text. */
export interface Slotted {
  texts: string[];
  slots: Slot[];
}

/** A longer one is text with braces in it. */
const MAX_VARIABLE_LENGTH = 300;

/** Runs in linear time; braces without a name stay text. */
export function readSlots(template: string, isHtml = false): Slotted {
  const texts: string[] = [];
  const slots: Slot[] = [];
  let from = 0;
  let index = template.indexOf("{{");
  while (index >= 0) {
    const window = template.slice(index + 2, index + 2 + MAX_VARIABLE_LENGTH);
    const inside = window.slice(0, Math.max(0, window.indexOf("}}")));
    const bar = inside.indexOf("|");
    const written = bar < 0 ? inside : inside.slice(0, bar);
    const name = (isHtml ? decodeEntities(written) : written).trim();
    if (!name || (isHtml ? /[{}<>]/ : /[{}]/).test(inside)) {
      index = template.indexOf("{{", index + 1);
      continue;
    }
    texts.push(template.slice(from, index));
    slots.push({ name, variable: variableOf(name), fallback: bar < 0 ? "" : inside.slice(bar + 1).trim() });
    from = index + 2 + inside.length + 2;
    index = template.indexOf("{{", from);
  }
  texts.push(template.slice(from));
  return { texts, slots };
}
