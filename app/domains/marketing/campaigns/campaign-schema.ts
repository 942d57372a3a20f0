import { z } from "zod";
import { Dollars } from "~/core/dollars";
import { PageQuery } from "~/core/pagination";
import { plainText } from "~/core/text";
import { PLATFORMS, type Platform } from "../content/choices";
import { dayAsDate, isDay } from "../days";
import { STATUSES } from "./policy";

const NO_NAME = "Enter a campaign name.";
const LONG = "Use at most 100 characters.";
const NO_PLATFORM = "Choose at least one platform.";
const MAX_DAYS = 731;

const day = (missing: string) => z.string(missing).trim().refine(isDay, missing);

export const CampaignInput = z
  .object({
    name: z
      .string(NO_NAME)
      .max(200, LONG)
      .transform(plainText)
      .pipe(z.string(NO_NAME).min(1, NO_NAME).max(100, LONG)),
    platforms: z
      .array(
        z.enum(
          PLATFORMS.map(({ value }) => value) as [Platform, ...Platform[]],
          "Choose platforms from the list.",
        ),
        NO_PLATFORM,
      )
      .min(1, NO_PLATFORM)
      .max(PLATFORMS.length * 2, "Choose each platform once.")
      .transform((chosen) => [...new Set(chosen)]),
    budget: Dollars.nullish(),
    startsOn: day("Enter the start date, e.g. 2026-12-01."),
    endsOn: day("Enter the end date, e.g. 2026-12-31."),
  })
  .superRefine(({ startsOn, endsOn }, check) => {
    const days = (dayAsDate(endsOn).getTime() - dayAsDate(startsOn).getTime()) / 86_400_000;
    const message =
      days < 0
        ? "The end date must be on or after the start date."
        : days >= MAX_DAYS
          ? "Campaigns can run for at most 2 years."
          : null;
    if (message) check.addIssue({ code: "custom", path: ["endsOn"], message });
  });
export type CampaignInput = z.infer<typeof CampaignInput>;

export const CampaignQuery = PageQuery.extend({
  status: z.enum(STATUSES, `Show ${STATUSES.join(", ")}.`).optional(),
});
export type CampaignQuery = z.infer<typeof CampaignQuery>;
