import { data } from "@remix-run/cloudflare";
import type { AccountContext } from "~/core/context";
import type { DomainError } from "~/core/errors";
import { PERIOD_NAMES, PERIODS, type Period, PeriodQuery, periodOf } from "~/core/time/period";
import { catchDomainError } from "~/http/errors.server";
import { paths } from "~/paths";
import { readQuery, Unprocessable } from "./query.server";

interface WrongDays {
  days: { start: string; end: string };
  errors: { start?: string[]; end?: string[] };
}

const MAX_DATE_LENGTH = 20;

const isOfStart = (error: DomainError) =>
  error.field === "start" || (error instanceof Unprocessable && Boolean(error.fields.start));

interface Asked {
  period: Period;
  wrong: WrongDays | null;
}

/** The period of the query string. If its days are invalid: the default period with the typed values and errors. */
export function askedPeriod(ctx: AccountContext, request: Request): Promise<Asked> {
  const { searchParams } = new URL(request.url);
  const typed = (name: string) => (searchParams.get(name) ?? "").slice(0, MAX_DATE_LENGTH);
  return catchDomainError<Asked, Asked>(
    async () => ({ period: periodOf(ctx, readQuery(request, PeriodQuery)), wrong: null }),
    (error) => {
      if (error.code !== "invalid" || !["", "custom"].includes(typed("period"))) throw error;
      const days = { start: typed("start"), end: typed("end") };
      const errors = { [isOfStart(error) ? "start" : "end"]: [error.message] };
      return { period: periodOf(ctx, {}), wrong: { days, errors } };
    },
  );
}

/** What the period picker shows: the presets for this URL, the days, and their errors. */
export function periodPicker(request: Request, { period, wrong }: Asked) {
  const { pathname } = new URL(request.url);
  return {
    choices: PERIODS.filter((key) => key !== "custom").map((key) => ({
      to: paths.withQuery(pathname, { period: key }),
      label: PERIOD_NAMES[key],
      isCurrent: key === period.key && !wrong,
    })),
    days: wrong?.days ?? { start: period.first, end: period.last },
    errors: wrong?.errors ?? null,
  };
}

/** A page over a period: invalid days return the page with status 422. */
export const overPeriod = <View>({ wrong }: Asked, view: View) => data(view, wrong ? 422 : 200);
