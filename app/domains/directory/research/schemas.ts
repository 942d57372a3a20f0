import { z } from "zod";
import { ResearchSetting } from "~/domains/settings/settings";
import { MAX_TARGET, TARGET } from "./policy";

const COUNT = `Enter a whole number of companies from 1 to ${MAX_TARGET.toLocaleString("en")}.`;

export const StartResearch = z.object({
  targetCount: z.number(COUNT).int(COUNT).min(1, COUNT).max(MAX_TARGET, COUNT).default(TARGET),
});
export type StartResearch = z.infer<typeof StartResearch>;

export const ResearchChange = ResearchSetting.partial();

const text = (what: string, maxLength: number) =>
  z.string({ error: what }).trim().min(1, what).max(maxLength, `Use at most ${maxLength} characters.`);

const webAddress = z
  .url({ protocol: /^https?$/, error: "Enter a web address, e.g. https://example.com." })
  .max(500, "Use at most 500 characters.")
  .nullable()
  .optional();

const address = text("Enter the feed’s address.", 2000);
const format = z.enum(["csv", "json"], { error: "Choose CSV or JSON." });
const licence = text("Enter the feed’s licence.", 100);
/** The key is sent unchanged, so a line break could add a header to the request. */
const key = z
  .string()
  .trim()
  .max(1000, "Use at most 1,000 characters.")
  .regex(/^[\x20-\x7e]*$/, "Use only plain letters, digits and symbols in the key.")
  .nullable()
  .optional();

export const NewFeed = z.object({
  name: text("Enter the source’s name.", 60),
  address,
  format,
  licence,
  licenceUrl: webAddress,
  homeUrl: webAddress,
  key,
});
/** Form fields that are never returned. */
export const SECRETS_OF_FEED = ["key"];
export type NewFeed = z.infer<typeof NewFeed>;

const isOn = z.boolean({ error: "Choose on (true) or off (false)." });

export const SourceChange = NewFeed.omit({ name: true }).partial().extend({ isOn: isOn.optional() });
export type SourceChange = z.infer<typeof SourceChange>;

/** A form sends all its fields: an unchecked box means false, an empty address null. */
export const SourceForm = SourceChange.extend({
  isOn: isOn.default(false),
  licenceUrl: webAddress.default(null),
  homeUrl: webAddress.default(null),
});

/** For a feed: an empty required field is an error. */
export const FeedForm = SourceForm.required({ address: true, format: true, licence: true });
